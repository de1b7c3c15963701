import { msg, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';

const links = [
  { to: '/', label: msg({ message: 'Home', comment: 'Link to the landing page' }) },
  { to: '/Loan', label: msg`Our loans` },
  { to: '/About', label: msg`About the company` },
  { to: '/User', label: msg`User agreement` },
  { to: '/Policy', label: msg`Privacy Policy` },
  { to: '/loanAgreement', label: msg`Loan terms and conditions` },
] as const;

/** Links to every page of the site. */
export function JumpTo({ className }: { className: string }) {
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
