import { useLingui } from '@lingui/macro';
import { useRef, type KeyboardEvent } from 'react';
import type { OrderCard } from '@/platform/api/contract/order-card';
import { ChoiceList } from '@/ui/choice-list';
import { BottomSheet } from '@/ui/dialog';
import { ProductLogo } from '@/ui/product-logo';

type Props = {
  open: boolean;
  orders: readonly OrderCard[];
  /** Number of the selected order. */
  value: string | null;
  onChange: (orderNo: string) => void;
  onClose: () => void;
};

/** Every order, to pick another. A tap picks and closes; arrow keys pick, and Enter closes. */
export function OrderSheet({ open, orders, value, onChange, onClose }: Props) {
  const { t } = useLingui();
  const byArrow = useRef(false);

  function noteKey(event: KeyboardEvent): void {
    byArrow.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    // The same key would go on to press the button that gets the focus back.
    event.preventDefault();
    onClose();
  }

  function choose(orderNo: string): void {
    onChange(orderNo);
    if (!byArrow.current) onClose();
  }

  return (
    <BottomSheet open={open} onClose={onClose} title={t`Choose an order`}>
      <div role="presentation" onKeyDown={noteKey} onPointerDown={() => (byArrow.current = false)}>
        <ChoiceList
          label={t`Orders`}
          options={orders.map((order) => ({
            value: order.orderNo,
            label: order.productName === '' ? order.orderNo : order.productName,
            hint: hintOf(order),
            icon: <ProductLogo src={order.productLogo} name={order.productName} size={40} />,
          }))}
          value={value}
          onChange={choose}
        />
      </div>
    </BottomSheet>
  );
}

/** What tells orders of one product apart: the status, and the first two particulars. */
function hintOf({ status, list }: OrderCard): string {
  return [status, ...list.slice(0, 2).map(({ value }) => value)].filter((part) => part !== '').join(' · ');
}
