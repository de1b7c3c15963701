import { Plural, Trans, useLingui } from '@lingui/macro';
import { loanTerms } from '@/domain/loan-terms';
import { useLender } from '@/services/lender';
import { Card } from '@/ui/card';
import { PageShell } from '@/ui/page-shell';
import { Rows } from '@/ui/rows';
import { Copyright } from '../company';
import { LegalArticle } from '../legal-article';
import { afterSections } from './after-sections';
import { beforeSections } from './before-sections';

const { term, prepaymentFromDay } = loanTerms;

/** The figures people look for, before the long text. */
function LoanFacts() {
  const { t } = useLingui();
  const { decisionDays, creditDays } = useLender().promises;
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
          {
            label: t`Decision`,
            value: (
              <Plural value={decisionDays} one={`within ${decisionDays} day`} other={`within ${decisionDays} days`} />
            ),
            key: 'decision',
          },
          {
            label: t`Money in your account`,
            value: (
              <Trans>
                within {creditDays.from} to {creditDays.to} calendar days
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

/** The loan terms (specification sections 2 and 9, decision 26, late interest). */
export function LoanAgreementScreen() {
  const { t } = useLingui();
  return (
    <PageShell title={t`Loan terms and conditions`} tone="brand">
      <meta
        name="description"
        content={t`Term, payout, early repayment, late payment: the terms that hold for every loan, with all figures.`}
      />
      <LegalArticle
        lead={
          <>
            <LoanFacts />
            <p>
              <Trans>
                These terms hold between you and the lender for every loan taken through the app. Please read them
                before you accept a loan.
              </Trans>
            </p>
          </>
        }
        sections={[...beforeSections, ...afterSections]}
      />
      <Copyright />
    </PageShell>
  );
}
