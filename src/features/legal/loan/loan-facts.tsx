import { Trans, useLingui } from '@lingui/macro';
import { loanTerms } from '@/domain/loan-terms';
import { Card } from '@/ui/card';
import { Rows } from '@/ui/rows';

const { term, disbursement, decisionDays, prepaymentFromDay } = loanTerms;

/** The figures people look for, before the long text. */
export function LoanFacts() {
  const { t } = useLingui();
  return (
    <Card title={t`In short`} tone="float">
      <Rows
        rows={[
          {
            label: t`Loan term`,
            value: (
              <Trans>
                {term.min} to {term.max} calendar days
              </Trans>
            ),
            key: 'term',
          },
          { label: t`Decision`, value: <Trans>within {decisionDays} day</Trans>, key: 'decision' },
          {
            label: t`Money in your account`,
            value: (
              <Trans>
                within {disbursement.min} to {disbursement.max} calendar days
              </Trans>
            ),
            key: 'money',
          },
          {
            label: t`Early repayment`,
            value: <Trans>after half the term, from day {prepaymentFromDay}</Trans>,
            key: 'early',
          },
        ]}
      />
    </Card>
  );
}
