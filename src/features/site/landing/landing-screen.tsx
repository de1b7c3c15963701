import { useLingui } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import { appConfig } from '@/config/env';
import type { OfferMarket } from '@/domain/loan-offer';
import { useMarket } from '@/platform/i18n/market';
import type { TextSection } from '@/platform/i18n/page-text';
import { usePageText } from '@/platform/i18n/use-page-text';
import { Accordion } from '@/ui/accordion';
import { RadioTabs } from '@/ui/radio-tabs';
import { TextWords } from '@/ui/text-words';
import { Calculator } from '../calculator/calculator';
import { ContactForm } from '../contact/contact-form';
import { Reach } from '../frame/reach';
import { Section } from '../frame/section';
import { SiteShell } from '../frame/site-shell';
import { onlyWords, plainText, pointsOf, refuseOthers, sectionOf } from '../frame/text-parts';
import { Hero } from './hero';
import { OfferFacts } from './offer-facts';
import { Steps } from './steps';
import { Trust } from './trust';
import styles from './landing-screen.module.css';

type OfferProps = { text: TextSection; market: OfferMarket; onChoose: (market: OfferMarket) => void };

/** How much, for whom, for how long: the facts of one market (specification section 1). */
function OfferSection({ text, market, onChoose }: OfferProps) {
  const { t } = useLingui();
  return (
    <Section text={text} lead={<TextWords words={onlyWords(text.blocks)} />}>
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
function ContactSection({ text }: { text: TextSection }) {
  return (
    <Section text={text}>
      <div className={styles['columns']}>
        <div>
          <p className={styles['lead']}>
            <TextWords words={onlyWords(text.blocks)} />
          </p>
          <Reach />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}

/** Questions and answers; unfolds without script. */
function Faq({ text }: { text: TextSection }) {
  return (
    <Section text={text} tone="tint">
      <div className={styles['list']}>
        {pointsOf(text.blocks).map(({ title, text: answer }) => (
          <Accordion key={plainText(title)} summary={<TextWords words={title} />}>
            <p>
              <TextWords words={answer} />
            </p>
          </Accordion>
        ))}
      </div>
    </Section>
  );
}

/**
 * The front door of the site: what the product is, per market, and what a loan costs (specification sections 1 and 2).
 */
export function LandingScreen({ children }: { children?: ReactNode }) {
  const text = usePageText('site/home');
  refuseOthers([...text.sections, ...text.foot], 6);
  const { id } = useMarket();
  const [market, setMarket] = useState<OfferMarket>(id === 'india' ? 'india' : 'indonesia');
  return (
    <SiteShell title={appConfig.appName} description={text.description} hero={<Hero text={text} />}>
      <OfferSection text={sectionOf(text, 'offer')} market={market} onChoose={setMarket} />
      <Steps text={sectionOf(text, 'steps')} />
      <Calculator key={market} text={sectionOf(text, 'calculator')} market={market} />
      <Trust />
      <Faq text={sectionOf(text, 'faq')} />
      <ContactSection text={sectionOf(text, 'contact')} />
      <div className={styles['more']}>{children}</div>
    </SiteShell>
  );
}
