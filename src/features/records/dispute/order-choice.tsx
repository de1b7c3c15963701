import { useLingui } from '@lingui/macro';
import { ChoiceList } from '@/ui/choice-list';

type Props = { orders: readonly string[]; value: string; onChange: (orderNo: string) => void };

/** About which loan: where the page does not know it, and the device knows several. */
export function OrderChoice({ orders, value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <ChoiceList
      label={t({ message: 'About which order?', comment: 'Question above a list of order numbers' })}
      showLabel
      options={[
        ...orders.map((orderNo) => ({ value: orderNo, label: orderNo })),
        {
          value: '',
          label: t({ message: 'All orders', comment: 'A file for a dispute is about every loan of the person' }),
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
