import { msg, useLingui } from '@lingui/macro';
import styles from '../legal-article.module.css';

/** What people can ask for (specification section 2, privacy policy). */
const rights = [
  { name: msg`Access`, text: msg`You can ask which information we hold about you, and get a copy of it.` },
  { name: msg`Correction`, text: msg`You can have wrong information put right and missing information added.` },
  { name: msg`Erasure`, text: msg`You can have information deleted that we no longer need or should not have.` },
  {
    name: msg`Cancellation of your account`,
    text: msg`You can close your account, but only while you have no outstanding loan. Please repay it first.`,
  },
  {
    name: msg`Objection`,
    text: msg`You can object to a use of your information that rests on our legitimate interest.`,
  },
  {
    name: msg`Restriction of processing`,
    text: msg`While a question about your information is being settled, you can ask us to store it only and not to use it.`,
  },
  {
    name: msg`Withdrawal of consent`,
    text: msg`What you have agreed to, you can take back at any time, from then on. We may then be unable to offer you a loan.`,
  },
  {
    name: msg`Complaint to the authority`,
    text: msg`You can turn to the authority for data protection or financial services in your country. We are glad if you talk to us first.`,
  },
];

/** The rights, one by one. */
export function RightsList() {
  const { t } = useLingui();
  return (
    <dl className={styles['rights']}>
      {rights.map(({ name, text }) => (
        <div key={name.id}>
          <dt>{t(name)}</dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
