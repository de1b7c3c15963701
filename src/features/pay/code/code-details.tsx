import { useLingui } from '@lingui/macro';
import { useMoney } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import { Rows, type Row } from '@/ui/rows';
import type { PaymentCode } from '../records/payment-codes';
import { amountOf, bareCode } from './code-text';
import { CopyField } from './copy-field';
import { fieldTexts } from './preview';
import styles from './code-details.module.css';

type Props = { code: PaymentCode; orderId: string };

/** The numbers a bank or a counter may ask for, and what the payment is for. */
export function CodeDetails({ code, orderId }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { billNumber, reference, fee, payType } = code;

  const rows: (Row | false)[] = [
    reference !== '' && { key: 'reference', label: t`Payment reference`, value: reference },
    fee !== '' && {
      key: 'fee',
      label:
        payType === '2'
          ? t`Service fee, added at the counter`
          : payType === '1'
            ? t`Service fee`
            : t`Service fee, added to the amount`,
      value: money(amountOf(fee)),
    },
    { key: 'order', label: t`Repayment of loan`, value: orderId },
  ];
  return (
    <Card title={t`Payment details`}>
      {billNumber !== '' && (
        <dl className={styles['bill']}>
          <CopyField
            name="bill"
            fields={fieldTexts('bill', t`Bill number`, { text: billNumber })}
            copied={{ text: bareCode(billNumber), label: t`bill number` }}
            size="text"
          />
        </dl>
      )}
      <Rows rows={rows.filter((row) => row !== false)} />
    </Card>
  );
}
