import { useLingui } from '@lingui/macro';
import { parseServerTime } from '@/domain/server-time';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import { HelpCard } from '@/ui/help-card';
import { Rows } from '@/ui/rows';

type Props = {
  /** Asked by a call of its own, which may come later than the page. */
  loan: LoanDetails | undefined;
};

/** Whom to ask, and which loan it is about. Last on its page: what comes later takes room that nothing has to give. */
export function LoanHelp({ loan }: Props) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const due = parseServerTime(loan?.dueTime, utcOffset);
  const name = loan?.productName ?? '';
  const rows = [
    ...(name === ''
      ? []
      : [{ label: t({ message: 'Loan', comment: 'Label: name of the loan product' }), value: name }]),
    ...(due ? [{ label: t`Next due date`, value: formatServerTime(due, 'date') }] : []),
  ];
  return (
    <>
      <HelpCard title={t`Questions about paying?`} telephone={loan?.telephone ?? ''} />
      {rows.length > 0 && (
        <Card title={t`Your loan now`}>
          <Rows rows={rows} />
        </Card>
      )}
    </>
  );
}
