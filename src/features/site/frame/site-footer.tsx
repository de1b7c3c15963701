import { Trans, msg, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { appConfig } from '@/config/env';
import { loanTerms } from '@/domain/loan-terms';
import { useLender } from '@/platform/i18n/lender';
import { Logo } from './logo';
import { Reach } from './reach';
import styles from './site-footer.module.css';

const links = [
  { to: '/', label: msg({ message: 'Home', comment: 'Link to the landing page' }) },
  { to: '/Loan', label: msg`Our loans` },
  { to: '/About', label: msg`About the company` },
  { to: '/User', label: msg`User agreement` },
  { to: '/Policy', label: msg`Privacy Policy` },
  { to: '/loanAgreement', label: msg`Loan terms and conditions` },
] as const;

/** Links to every page of the site. */
function JumpTo({ className }: { className: string }) {
  const { t } = useLingui();
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={className} activeOptions={{ exact: true, includeSearch: false }}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const year = loanTerms.copyrightYear;

/** The foot of every page of the site: 'Get in touch' and 'Jump To' (specification section 2). */
export function SiteFooter() {
  const { name: owner } = useLender().lender;
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div>
          <p className={styles['brand']}>
            <Logo />
            {appConfig.appName}
          </p>
          <p className={styles['soft']}>
            <Trans>Short-term loans for people with a salary. Borrow only what you can repay.</Trans>
          </p>
        </div>
        <section>
          <h2 className={styles['title']}>
            <Trans>Get in touch</Trans>
          </h2>
          <Reach />
          <Link to="/" hash="contact" className={styles['link']}>
            <Trans>Contact form</Trans>
          </Link>
        </section>
        <section>
          <h2 className={styles['title']}>
            <Trans comment="Title above links to other pages of the site">Jump To</Trans>
          </h2>
          <JumpTo className={styles['link'] ?? ''} />
        </section>
      </div>
      <p className={styles['copyright']}>
        <Trans>
          © {year} {owner}. All rights reserved.
        </Trans>
      </p>
    </footer>
  );
}
