import { useLingui } from '@lingui/macro';
import { type ReactNode, useState } from 'react';
import { appConfig } from '@/config/env';
import type { OfferMarket } from '@/domain/loan-offer';
import { useMarket } from '@/platform/i18n/market';
import type { PageText, TextSection } from '@/platform/i18n/page-text';
import { usePageText } from '@/platform/i18n/use-page-text';
import { Accordion } from '@/ui/accordion';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { pageTitleId } from '@/ui/page-shell';
import { RadioTabs } from '@/ui/tabs';
import { TextWords } from '@/ui/text-words';
import { Calculator } from './calculator';
import { ContactForm } from './contact-form';
import { HeroArt } from './hero-art';
import { OfferFacts, Trust } from './offer-sections';
import { Reach, Section, SiteShell } from './site-shell';
import { firstWords, itemsOf, linksOf, onlyWords, plainText, pointsOf, requireAllShown, sectionOf } from './text-parts';
import styles from './landing.module.css';
import site from './site.module.css';

/** Icons of the promises, in the order of the text. */
const promiseIcons = ['user', 'clock', 'bank'] as const;

/** The first screen of the site: one sentence and one picture. */
function Hero({ text: { title, lead } }: { text: PageText }) {
  const [action, more] = linksOf(lead);
  // One sentence, two links, and the list of promises.
  requireAllShown(lead, 4);
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        <h1 id={pageTitleId} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        <p className={styles['lead']}>
          <TextWords words={firstWords(lead)} />
        </p>
        <div className={styles['actions']}>
          {action && (
            <a className={cx(buttonClass('primary'), styles['action'])} href={action.to}>
              <TextWords words={action.words} />
            </a>
          )}
          {more && (
            <a className={styles['more']} href={more.to}>
              <TextWords words={more.words} />
              <Icon name="chevron-down" size={18} />
            </a>
          )}
        </div>
        <ul className={styles['promises']}>
          {itemsOf(lead).map((promise, index) => (
            <li key={plainText(promise)} className="row">
              <Icon name={promiseIcons[index] ?? 'bank'} size={20} />
              <span className="grow">
                <TextWords words={promise} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <HeroArt />
    </div>
  );
}

/** Icons of the steps, in the order of the text. */
const stepIcons = ['download', 'edit', 'receipt', 'calendar'] as const;

function Steps({ text }: { text: TextSection }) {
  return (
    <Section text={text} tone="tint" lead={<TextWords words={firstWords(text.blocks)} />}>
      <ol className={styles['steps']}>
        {pointsOf(text.blocks).map((step, index) => (
          <li key={plainText(step.title)} className={styles['step']}>
            <span className={cx('surface', styles['mark'])}>
              <span className={cx('disc', styles['number'])}>{index + 1}</span>
              <Icon name={stepIcons[index] ?? 'calendar'} />
            </span>
            <h3 className={styles['stepTitle']}>
              <TextWords words={step.title} />
            </h3>
            <p className={styles['stepText']}>
              <TextWords words={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type OfferProps = { text: TextSection; market: OfferMarket; onChoose: (market: OfferMarket) => void };

/** The facts of one market: amount, salary, decision, term (specification section 1). */
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

function ContactSection({ text }: { text: TextSection }) {
  return (
    <Section text={text}>
      <div className={styles['columns']}>
        <div className="stack-3">
          <p>
            <TextWords words={onlyWords(text.blocks)} />
          </p>
          <Reach />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}

/** Questions and answers. `details` elements open without script. */
function Faq({ text }: { text: TextSection }) {
  return (
    <Section text={text} tone="tint">
      <div className={cx('surface', styles['faq'])}>
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

/** The landing page: the product per market, and what a loan costs (specification sections 1 and 2). */
export function LandingScreen({ children }: { children?: ReactNode }) {
  const text = usePageText('site/home');
  requireAllShown(text.sections, 6);
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
      <div className={cx(site['width'], styles['last'])}>{children}</div>
    </SiteShell>
  );
}
