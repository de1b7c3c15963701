import { msg, Trans, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { telephoneLink } from '@/platform/bridge/native-object';
import { useLender } from '@/platform/i18n/lender';
import type { TextSection } from '@/platform/i18n/page-text';
import { usePageText } from '@/platform/i18n/use-page-text';
import { useServices } from '@/platform/services';
import { cx } from '@/ui/cx';
import { Icon, Outline } from '@/ui/icon';
import { DocumentTitle, pageTitleId, usePageChrome } from '@/ui/page-shell';
import { TextWords } from '@/ui/text-words';
import { firstWords } from './text-parts';
import styles from './site.module.css';

const pinIcon =
  'M12 3.5a6.5 6.5 0 0 1 6.5 6.5c0 4.6-6.5 10.5-6.5 10.5S5.5 14.6 5.5 10A6.5 6.5 0 0 1 12 3.5ZM12 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z';

/** The logo, the same as public/icon.svg, in the colours of the brand. */
function Logo() {
  return (
    <svg className={styles.logo} width="34" height="34" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="18" />
      <path d="M18 44V20h13a12 12 0 0 1 0 24z" />
      <circle cx="45" cy="45" r="7" />
    </svg>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={cx('row', styles.reachLine)}>
      {icon}
      <span className="grow">{children}</span>
    </li>
  );
}

/** Address, telephone and e-mail of the lender of this market. */
export function Reach() {
  const { bridge } = useServices();
  const { lender, service } = useLender();
  const dial = telephoneLink(service.phone);

  /** In the native app a `tel:` link opens an error page, so the bridge calls the number. */
  function call(event: MouseEvent) {
    event.preventDefault();
    void bridge.call('callTelephone', { telephone: service.phone });
  }

  return (
    <ul>
      <Line icon={<Outline path={pinIcon} size={20} />}>{lender.address}</Line>
      {dial !== null && (
        <Line icon={<Icon name="phone" size={20} />}>
          <a href={dial} onClick={call}>
            {service.phone}
          </a>
        </Line>
      )}
      <Line icon={<Icon name="mail" size={20} />}>
        <a href={`mailto:${service.email}`}>{service.email}</a>
      </Line>
    </ul>
  );
}

const links = [
  { to: '/', label: msg({ message: 'Home', comment: 'Link to the landing page' }) },
  { to: '/Loan', label: msg`Our loans` },
  { to: '/About', label: msg`About the company` },
  { to: '/User', label: msg`User agreement` },
  { to: '/Policy', label: msg`Privacy Policy` },
  { to: '/loanAgreement', label: msg`Loan terms and conditions` },
] as const;

/** The footer of the site: 'Get in touch' and 'Jump To' (specification section 2). */
function SiteFooter() {
  const { t } = useLingui();
  const { foot } = usePageText('site/home');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <p className={cx('row', styles.footBrand)}>
            <Logo />
            {appConfig.appName}
          </p>
          <p className={styles.soft}>{t`Short-term loans for people with a salary. Borrow only what you can repay.`}</p>
          <a className={styles.footLink} href={useLender().appAddress}>
            <Trans>Get the app</Trans>
          </a>
        </div>
        <section>
          <h2 className={styles.footTitle}>{t`Get in touch`}</h2>
          <Reach />
          <Link to="/" hash="contact" className={styles.footLink}>{t`Contact form`}</Link>
        </section>
        <section>
          <h2 className={styles.footTitle}>
            <Trans comment="Title above links to other pages of the site">Jump To</Trans>
          </h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.footLink} activeOptions={{ exact: true, includeSearch: false }}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.copyright}>
        <TextWords words={firstWords(foot)} />
      </p>
    </footer>
  );
}

type SectionProps = {
  text: TextSection;
  lead?: ReactNode;
  /** `tint` gives the section a background of its own. */
  tone?: 'plain' | 'tint';
  children: ReactNode;
};

/** One section of a page, over the whole width, with its title. */
export function Section({ text: { id, title }, lead, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={cx(styles.section, tone === 'tint' && styles.tint)} aria-labelledby={`${id}-title`}>
      <div className={styles.width}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.sectionTitle}>
            {title}
          </h2>
          {lead && <p className={styles.sectionLead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

function SiteHeader() {
  const { t } = useLingui();
  const { trailing } = usePageChrome();
  return (
    <header className={styles.header}>
      <div className={cx(styles.width, styles.line)}>
        <Link to="/" className={cx('row', styles.brand)}>
          <Logo />
          {appConfig.appName}
        </Link>
        <nav
          className={cx('links', styles.nav)}
          aria-label={t({ message: 'Main', comment: 'For screen readers: main navigation of the site' })}
        >
          <Link to="/" className={styles.link} activeOptions={{ exact: true, includeSearch: false }}>
            <Trans comment="Link to the landing page">Home</Trans>
          </Link>
          <Link to="/Policy" className={styles.link}>{t`Privacy Policy`}</Link>
        </nav>
        <div>{trailing}</div>
      </div>
    </header>
  );
}

/** `lead`: one sentence below the title. `hero`: another head with the title, of the landing page. */
type Head = { lead: ReactNode; hero?: never } | { hero: ReactNode; lead?: never };

type Props = Head & { title: string; description: string; children: ReactNode };

/** A page of the official site: navigation, content from phone to desktop, footer (specification section 2). */
export function SiteShell({ title, description, lead, hero, children }: Props) {
  const { t } = useLingui();
  const { notices } = usePageChrome();
  return (
    <div className={styles.page}>
      <DocumentTitle>{title}</DocumentTitle>
      <meta name="description" content={description} />
      <a className={styles.skip} href="#main">
        {t`Skip to the content`}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.width}>
            {hero ?? (
              <div className={styles.pageHero}>
                <h1 id={pageTitleId} tabIndex={-1} className={styles.title}>
                  {title}
                </h1>
                <p className={styles.lead}>{lead}</p>
              </div>
            )}
          </div>
        </div>
        {notices}
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
