import { Plural, Trans, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { appConfig } from '@/config/env';
import { millionsOfUsers } from '@/domain/loan-offer';
import { loanTerms } from '@/domain/loan-terms';
import { useLender } from '@/services/lender';
import { buttonClass } from '@/ui/button-class';
import { PageHero } from '../frame/page-hero';
import { Section } from '../frame/section';
import { SiteShell } from '../frame/site-shell';
import { Trust } from '../landing/trust';
import styles from './pages.module.css';

const { appName } = appConfig;
const { term } = loanTerms;

/** The company, on the official site. */
export function AboutScreen() {
  const { t } = useLingui();
  const { lender, promises } = useLender();
  const { name: companyName } = lender;
  const { decisionDays } = promises;
  return (
    <SiteShell
      title={t`About the company`}
      description={t`Who stands behind ${appName}: what we believe a loan should be, and whom we serve.`}
      hero={
        <PageHero
          title={t`About the company`}
          lead={
            <Trans>
              {appName} is a service of {companyName}.
            </Trans>
          }
        />
      }
    >
      <Section id="idea" title={t`What a loan should be`}>
        <div className={styles['prose']}>
          <p>
            <Trans>
              A school fee before payday, a motorbike that has to run on Monday, a visit to the doctor: most people know
              the week in which the salary comes too late. A short loan can bridge it. It should not become the next
              worry.
            </Trans>
          </p>
          <p>
            <Trans>
              That is why we show the whole cost first, why the term is long enough to repay in steps, and why there are
              people to talk to when a plan has to change. We would rather lend less than lend what cannot be repaid.
            </Trans>
          </p>
        </div>
      </Section>
      <Section id="figures" title={t`In figures`} tone="tint">
        <div className={styles['three']}>
          <div>
            <p className={styles['figure']}>
              <Trans>{millionsOfUsers} million+</Trans>
            </p>
            <p className={styles['note']}>
              <Trans>people use our app</Trans>
            </p>
          </div>
          <div>
            <p className={styles['figure']}>
              <Plural value={decisionDays} one={`${decisionDays} day`} other={`${decisionDays} days`} />
            </p>
            <p className={styles['note']}>
              <Trans>is the most that a decision takes</Trans>
            </p>
          </div>
          <div>
            <p className={styles['figure']}>
              <Trans>{term.max} days</Trans>
            </p>
            <p className={styles['note']}>
              <Trans>is the longest term to repay in steps</Trans>
            </p>
          </div>
        </div>
      </Section>
      <Trust />
      <Section
        id="talk"
        title={t`Any questions?`}
        tone="tint"
        lead={<Trans>Questions, praise, complaints: we read everything.</Trans>}
      >
        <Link to="/" hash="contact" className={buttonClass('primary')}>
          <Trans>Contact us</Trans>
        </Link>
      </Section>
    </SiteShell>
  );
}
