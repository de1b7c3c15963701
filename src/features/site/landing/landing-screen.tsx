import { plural, useLingui, Trans } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import { appConfig } from '@/config/env';
import type { OfferMarket } from '@/domain/loan-offer';
import { useLender } from '@/services/lender';
import { useMarket } from '@/services/market';
import { Accordion } from '@/ui/accordion';
import { RadioTabs } from '@/ui/radio-tabs';
import { Calculator } from '../calculator/calculator';
import { ContactForm } from '../contact/contact-form';
import { Reach } from '../frame/reach';
import { Section } from '../frame/section';
import { SiteShell } from '../frame/site-shell';
import { Hero } from './hero';
import { OfferFacts } from './offer-facts';
import { questionsFor } from './questions';
import { Steps } from './steps';
import { Trust } from './trust';
import styles from './landing-screen.module.css';

type Props = { market: OfferMarket; onChoose: (market: OfferMarket) => void };

/** How much, for whom, for how long: the facts of one market (specification section 1). */
function OfferSection({ market, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <Section
      id="offer"
      title={t`The loan at a glance`}
      lead={<Trans>What we lend depends on where you live and earn.</Trans>}
    >
      <div className={styles['choice']}>
        <RadioTabs
          label={t`Country`}
          value={market}
          onChange={onChoose}
          options={[
            { value: 'indonesia', label: t`Indonesia` },
            { value: 'india', label: t`India` },
          ]}
        />
      </div>
      <OfferFacts market={market} />
    </Section>
  );
}

/**
 * How to reach us: directly, and the form of the specification, which stays on the device (decision 22, contact form).
 */
function ContactSection() {
  const { t } = useLingui();
  return (
    <Section id="contact" title={t`Contact us`}>
      <div className={styles['columns']}>
        <div>
          <p className={styles['lead']}>
            <Trans>We are glad to hear from you. The quickest way is to call or to write an e-mail.</Trans>
          </p>
          <Reach />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}

/** Questions and answers; unfolds without script. */
function Faq() {
  const { t } = useLingui();
  const { promises } = useLender();
  return (
    <Section id="faq" tone="tint" title={t`Good to know`}>
      <div className={styles['list']}>
        {questionsFor(promises).map(({ question, answer }) => (
          <Accordion key={question.id} summary={t(question)}>
            <p>{t(answer)}</p>
          </Accordion>
        ))}
      </div>
    </Section>
  );
}

/** The front door of the site: what the product is, per market, and what a loan costs (specification sections 1 and 2). */
export function LandingScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const { decisionDays } = useLender().promises;
  const { id } = useMarket();
  const [market, setMarket] = useState<OfferMarket>(id === 'india' ? 'india' : 'indonesia');
  return (
    <SiteShell
      title={appConfig.appName}
      description={t`Short-term loans for people with a salary: every cost before you accept, a decision within ${plural(decisionDays, { one: '# day', other: '# days' })}, and a repayment plan that fits.`}
      hero={<Hero />}
    >
      <OfferSection market={market} onChoose={setMarket} />
      <Steps />
      <Calculator key={market} market={market} />
      <Trust />
      <Faq />
      <ContactSection />
      <div className={styles['more']}>{children}</div>
    </SiteShell>
  );
}
