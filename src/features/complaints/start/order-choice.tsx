import { Trans, useLingui } from '@lingui/macro';
import type { OrderCard as Order } from '@/platform/api/contract/order-card';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ProductLogo } from '@/ui/product-logo';
import { Rows } from '@/ui/rows';
import { OrderSheet } from './order-sheet';
import type { useOrderChoice } from './use-order-choice';
import styles from './order-choice.module.css';

type OrderCardProps = {
  order: Order;
  /** Opens the list of every order. */
  onAll: () => void;
};

/** The order a complaint is about: logo, name, status, and its particulars (specification section 2). */
function OrderCard({ order, onAll }: OrderCardProps) {
  const { t } = useLingui();
  const rows = order.list.filter(({ value }) => value !== '');
  return (
    <Card label={t`Selected order`} tone="float">
      <div className={styles['head']}>
        <ProductLogo src={order.productLogo} name={order.productName} />
        <div className={styles['text']}>
          <h2 className={styles['name']}>{order.productName === '' ? order.orderNo : order.productName}</h2>
          {order.status !== '' && <p className={styles['status']}>{order.status}</p>}
        </div>
        <Button variant="quiet" aria-haspopup="dialog" onClick={onAll}>
          <Trans comment="Button: opens the list of all orders, to pick another">All</Trans>
        </Button>
      </div>
      {rows.length > 0 && (
        <div className={styles['rows']}>
          <Rows rows={rows.map(({ title, value }) => ({ label: title, value }))} />
        </div>
      )}
    </Card>
  );
}

/** In place of the card where there is no order: a complaint can be filed all the same. */
function NoOrderCard() {
  const { t } = useLingui();
  return (
    <Card title={t`You have no orders yet`} tone="float">
      <p>
        <Trans>You can still tell us about a problem. Choose below what it is about.</Trans>
      </p>
    </Card>
  );
}

type Props = { choice: ReturnType<typeof useOrderChoice> };

/** The selected order, and the sheet with all of them. */
export function OrderChoice({ choice: { order, all, isOpen, open, close, pick } }: Props) {
  if (!order) return <NoOrderCard />;
  return (
    <>
      <OrderCard order={order} onAll={open} />
      <OrderSheet open={isOpen} orders={all} value={order.orderNo} onChange={pick} onClose={close} />
    </>
  );
}
