import { Trans, useLingui } from '@lingui/macro';
import { type ReactNode, useState } from 'react';
import { appConfig } from '@/config/env';
import { type PackMarket, packMarketOf } from '@/domain/market';
import { useLender } from '@/platform/i18n/lender';
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
import { OfferFacts, Trust } from './offer-sections';
import { Reach, Section, SiteShell } from './site-shell';
import { firstWords, itemsOf, linksOf, onlyWords, plainText, pointsOf, requireAllShown, sectionOf } from './text-parts';
import styles from './landing.module.css';
import site from './site.module.css';
import art from '@/ui/state-views.module.css';

/** Icons of the promises, in the order of the text. */
const promiseIcons = ['user', 'clock', 'bank'] as const;

/** A phone with an accepted loan and its repayment plan, a calendar, and coins. Decorative. */
function HeroArt() {
  return (
    <svg className={cx(art['art'], styles.art)} viewBox="0 0 480 380" aria-hidden="true">
      <path className={styles.glow} d="M60 236C60 120 138 40 252 40s186 84 186 190-6 150-6 150H66s-6-62-6-144Z" />
      <g>
        {/* The phone rises from the lower edge of the hero. */}
        <rect className={styles.phone} x="146" y="56" width="196" height="360" rx="30" />
        <rect className={art['paper']} x="157" y="67" width="174" height="340" rx="20" />
        <path className={styles.phone} d="M218 67h52v6a8 8 0 0 1-8 8h-36a8 8 0 0 1-8-8Z" />
        <rect className={art['accent']} x="171" y="100" width="146" height="84" rx="14" />
        <path d="M187 122h46M187 160h28" />
        <path className={styles.bold} d="M187 142h84" />
        <circle className={art['paper']} cx="293" cy="124" r="13" />
        <path d="M287 124l4.5 4.5 8-9" />
        <path className={styles.faint} d="M171 206h60" />
        <rect className={art['brand']} x="171" y="220" width="146" height="34" rx="10" />
        <rect className={styles.soft} x="171" y="262" width="146" height="34" rx="10" />
        <rect className={styles.soft} x="171" y="304" width="146" height="34" rx="10" />
        <rect className={styles.soft} x="171" y="346" width="146" height="34" rx="10" />
        <path d="M184 237l5 5 9-10M212 237h40M290 237h14" />
        <circle className={art['paper']} cx="191" cy="279" r="7" />
        <circle className={art['paper']} cx="191" cy="321" r="7" />
        <circle className={art['paper']} cx="191" cy="363" r="7" />
        <path d="M212 279h34M290 279h14M212 321h44M290 321h14M212 363h30M290 363h14" />
        <rect className={art['paper']} x="362" y="112" width="84" height="82" rx="14" />
        <path className={art['accent']} d="M362 136v-10a14 14 0 0 1 14-14h56a14 14 0 0 1 14 14v10Z" />
        <path d="M384 104v16M424 104v16" />
        <path className={styles.faint} d="M378 152h8M400 152h8M422 152h8M378 172h8M422 172h8" />
        <circle className={art['brand']} cx="404" cy="172" r="11" />
        <path d="M399 172l3.5 3.5 6-7" />
        <path className={art['brand']} d="M40 336v26c0 9 20 16 44 16s44-7 44-16v-26Z" />
        <ellipse className={art['brand']} cx="84" cy="336" rx="44" ry="16" />
        <path className={art['brand']} d="M48 304v26c0 9 18 15 40 15s40-6 40-15v-26Z" />
        <ellipse className={styles.soft} cx="88" cy="304" rx="40" ry="15" />
        <path d="M88 304c0-34-2-58-2-84" />
        <path className={art['accent']} d="M86 240c-30 4-46-12-48-38 28-4 46 10 48 38Z" />
        <path className={art['paper']} d="M86 222c22 0 36-14 36-36-24 0-36 12-36 36Z" />
        <path className={art['brand']} d="M362 330h62v50h-62Z" />
        <path className={art['accent']} d="M362 330h62v18h-62Z" />
        <path d="M378 364h30" />
      </g>
    </svg>
  );
}

function Hero({ text: { title, lead } }: { text: PageText }) {
  // One sentence, two links, and the list of promises.
  requireAllShown(lead, 4);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 id={pageTitleId} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>
          <TextWords words={firstWords(lead)} />
        </p>
        <div className={styles.actions}>
          <a className={cx(buttonClass('primary'), styles.action)} href={useLender().appAddress}>
            <Trans>Get the app</Trans>
          </a>
          {linksOf(lead).map(({ to, words }) => (
            <a key={to} className={styles.more} href={to}>
              <TextWords words={words} />
              <Icon name="chevron-down" size={18} />
            </a>
          ))}
        </div>
        <ul className={styles.promises}>
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
      <ol className={styles.steps}>
        {pointsOf(text.blocks).map((step, index) => (
          <li key={plainText(step.title)} className={styles.step}>
            <span className={cx('surface', styles.mark)}>
              <span className={cx('disc', styles.number)}>{index + 1}</span>
              <Icon name={stepIcons[index] ?? 'calendar'} />
            </span>
            <h3 className={styles.stepTitle}>
              <TextWords words={step.title} />
            </h3>
            <p className={styles.stepText}>
              <TextWords words={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type OfferProps = { text: TextSection; market: PackMarket; onChoose: (market: PackMarket) => void };

/** The facts of one market: amount, salary, decision, term (specification section 1). */
function OfferSection({ text, market, onChoose }: OfferProps) {
  const { t } = useLingui();
  return (
    <Section text={text} lead={<TextWords words={onlyWords(text.blocks)} />}>
      <div className={styles.choice}>
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
      <div className={styles.columns}>
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
      <div className={cx('surface', styles.faq)}>
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
  const [market, setMarket] = useState(packMarketOf(id));
  return (
    <SiteShell title={appConfig.appName} description={text.description} hero={<Hero text={text} />}>
      <OfferSection text={sectionOf(text, 'offer')} market={market} onChoose={setMarket} />
      <Steps text={sectionOf(text, 'steps')} />
      <Calculator key={market} text={sectionOf(text, 'calculator')} market={market} />
      <Trust />
      <Faq text={sectionOf(text, 'faq')} />
      <ContactSection text={sectionOf(text, 'contact')} />
      <div className={cx(site['width'], styles.last)}>{children}</div>
    </SiteShell>
  );
}
