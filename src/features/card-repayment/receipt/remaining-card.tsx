import { Trans, useLingui } from '@lingui/macro';
import type { LoanDetails } from '@/api/contract/loan';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket, useMoney } from '@/services/market';
import { Card } from '@/ui/card';
import { Rows } from '@/ui/rows';

/** How the loan stands after the payment: what comes next, or that nothing does. */
export function RemainingCard({ loan }: { loan: LoanDetails }) {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const due = parseServerTime(loan.dueTime, utcOffset);
  const isOwed = loan.repayAmount !== '' && loan.repayAmount !== 0n;
  const rows = [
    ...(loan.productName === ''
      ? []
      : [{ label: t({ message: 'Loan', comment: 'Label: name of the loan product' }), value: loan.productName }]),
    ...(loan.noticeStatusText === ''
      ? []
      : [{ label: t({ message: 'Status', comment: 'Label: how the loan stands' }), value: loan.noticeStatusText }]),
    ...(isOwed ? [{ label: t`Next amount`, value: money(loan.repayAmount) }] : []),
    ...(isOwed && due ? [{ label: t`Next due date`, value: formatServerTime(due, 'date') }] : []),
  ];
  return (
    <Card title={t`Your loan now`}>
      <Rows rows={rows} />
      {!isOwed && (
        <p>
          <Trans>Nothing is due at the moment.</Trans>
        </p>
      )}
    </Card>
  );
}
