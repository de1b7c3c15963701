import { Plural, Trans, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { loanTerms } from '@/domain/loan-terms';
import { useLender } from '@/services/lender';
import { buttonClass } from '@/ui/button-class';
import { Rows } from '@/ui/rows';
import { PageHero } from '../frame/page-hero';
import { Section } from '../frame/section';
import { SiteShell } from '../frame/site-shell';
import { OfferFacts } from '../landing/offer-facts';
import styles from './pages.module.css';

const { term, prepaymentFromDay, olderThan, changeNoticeDays } = loanTerms;

/** What we lend, to whom, and on which terms: the overview before the full text (specification sections 1 and 9). */
export function LoanScreen() {
  const { t } = useLingui();
  const { decisionDays, creditDays } = useLender().promises;
  return (
    <SiteShell
      title={t`Our loans`}
      description={t`Amounts, salary, terms and conditions of our short-term loans in Indonesia and India.`}
      hero={
        <PageHero
          title={t`Our loans`}
          lead={
            <Trans>Short-term loans for people with a regular salary. Here is what we lend, and on which terms.</Trans>
          }
        />
      }
    >
      <Section id="indonesia" title={t`Indonesia`}>
        <OfferFacts market="indonesia" />
      </Section>
      <Section id="india" title={t`India`} tone="tint">
        <OfferFacts market="india" />
      </Section>
      <Section id="terms" title={t`The terms in short`}>
        <div className={styles['two']}>
          <div className={styles['card']}>
            <h3>{t`Until the money is there`}</h3>
            <Rows
              rows={[
                { label: t`Applicants`, value: <Trans>over {olderThan} years old, with a salary</Trans>, key: 'who' },
                {
                  label: t`Decision`,
                  value: (
                    <Plural
                      value={decisionDays}
                      one={`within ${decisionDays} day`}
                      other={`within ${decisionDays} days`}
                    />
                  ),
                  key: 'decision',
                },
                {
                  label: t`Payout`,
                  value: (
                    <Trans>
                      within {creditDays.from} to {creditDays.to} calendar days
                    </Trans>
                  ),
                  key: 'payout',
                },
              ]}
            />
          </div>
          <div className={styles['card']}>
            <h3>{t`While you repay`}</h3>
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
                  label: t`Early repayment`,
                  value: <Trans>after half the term, from day {prepaymentFromDay}</Trans>,
                  key: 'early',
                },
                {
                  label: t`New name or address`,
                  value: <Trans>tell us within {changeNoticeDays} calendar days</Trans>,
                  key: 'notice',
                },
              ]}
            />
          </div>
        </div>
        <div className={styles['links']}>
          <Link to="/loanAgreement" className={buttonClass('primary')}>
            <Trans>Read the full terms</Trans>
          </Link>
          <Link to="/" hash="calculator" className={buttonClass('secondary')}>
            <Trans>See what a loan costs</Trans>
          </Link>
        </div>
      </Section>
    </SiteShell>
  );
}
