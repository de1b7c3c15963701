import { msg, plural, Trans, useLingui } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { millionsOfUsers } from '@/domain/loan-offer';
import { loanTerms } from '@/domain/loan-terms';
import { type Lender, useLender } from '@/services/lender';
import { buttonClass } from '@/ui/button-class';
import { CallRow } from '@/ui/call-row';
import { Card } from '@/ui/card';
import { Icon, type IconName } from '@/ui/icon';
import { PageShell } from '@/ui/page-shell';
import { CompanyRows, Copyright } from '../company';
import styles from './about-us-screen.module.css';

/** The company's telephone and mailbox, to tap. */
function ContactLinks() {
  const { phone, email } = useLender().service;
  return (
    <div className={styles['links']}>
      <CallRow telephone={phone} />
      <a className={buttonClass('secondary', true)} href={`mailto:${email}`}>
        <Icon name="mail" size={20} />
        <Trans>Write an e-mail</Trans>
      </a>
    </div>
  );
}

type Props = { items: readonly { icon: IconName; text: string }[] };

/** Good reasons, each with a picture. */
function Benefits({ items }: Props) {
  return (
    <ul className={styles['list']}>
      {items.map(({ icon, text }) => (
        <li key={text} className={styles['item']}>
          <span className={styles['icon']}>
            <Icon name={icon} size={20} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const { appName } = appConfig;
const { term } = loanTerms;

const benefitsOf = ({ decisionDays, creditDays: { from, to } }: Lender['promises']) =>
  [
    {
      icon: 'clock',
      text: msg`A decision within ${plural(decisionDays, { one: '# day', other: '# days' })}, and the money in your own bank account ${from} to ${to} days after you accept`,
    },
    { icon: 'receipt', text: msg`Every cost before you accept: no fee that appears afterwards` },
    { icon: 'calendar', text: msg`Repay by instalments or at once, and extend the due date where your loan allows it` },
    { icon: 'shield', text: msg`Your information protected, and never sold` },
    { icon: 'chat', text: msg`People who answer when something goes wrong` },
  ] as const;

/** Who we are (specification section 2): description, mission, benefits, and how to reach the company. */
export function AboutUsScreen() {
  const { t } = useLingui();
  const { lender, promises } = useLender();
  const { name: companyName } = lender;
  return (
    <PageShell title={t`About us`} tone="brand">
      <meta name="description" content={t`Who stands behind ${appName}, what we are there for, and how to reach us.`} />
      <Card tone="float">
        <p>
          <Trans>
            {appName} is a service of {companyName}. We give short-term loans, for {term.min} to {term.max} days, to
            people with a regular salary. More than {millionsOfUsers} million people use our app.
          </Trans>
        </p>
      </Card>
      <Card title={t`Our mission`}>
        <p>
          <Trans>
            Between two salaries life does not wait: a school fee, a repair, a visit to the doctor. We want everybody
            with a regular income to be able to bridge such a moment, on terms that they understand before they agree,
            and with a plan that they can keep to.
          </Trans>
        </p>
      </Card>
      <Card title={t`What you can count on`}>
        <Benefits items={benefitsOf(promises).map(({ icon, text }) => ({ icon, text: t(text) }))} />
      </Card>
      <Card title={t`The company`}>
        <CompanyRows />
        <ContactLinks />
      </Card>
      <Copyright />
    </PageShell>
  );
}
