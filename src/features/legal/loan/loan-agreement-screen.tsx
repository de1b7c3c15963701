import { Trans, useLingui } from '@lingui/macro';
import { PageShell } from '@/ui/page-shell';
import { Copyright } from '../company';
import { LegalArticle } from '../legal-article';
import { afterSections } from './after-sections';
import { beforeSections } from './before-sections';
import { LoanFacts } from './loan-facts';

/** The loan terms (specification sections 2 and 9, decision 26). */
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
