import { msg, Trans, useLingui } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { useLender } from '@/services/lender';
import { CompanyRows } from '../company';
import type { LegalSection } from '../legal-article';
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
function RightsList() {
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

/** What never counts in a decision (specification section 2, privacy policy). */
const factors = [
  msg`Gender`,
  msg({ message: 'Race', comment: 'What a person’s treatment must not depend on' }),
  msg`Ethnicity`,
  msg`Religion`,
  msg({ message: 'Origin', comment: 'Where a person comes from' }),
  msg`Sexual orientation`,
  msg`Disability`,
  msg`History or medical condition`,
  msg`Political inclination`,
];

/** The list of non-decision categories. */
function NeutralFactors() {
  const { t } = useLingui();
  return (
    <ul>
      {factors.map((factor) => (
        <li key={factor.id}>{t(factor)}</li>
      ))}
    </ul>
  );
}

const { appName } = appConfig;

function WhereToWrite() {
  const { email: serviceEmail } = useLender().service;
  return (
    <p>
      <Trans>
        Write to {serviceEmail}. We make sure that it is really you who is asking, and answer as soon as we can, at the
        latest within the time the law gives us.
      </Trans>
    </p>
  );
}

/** Sections 5 to 9 of the privacy policy (specification section 2): how people are treated, and what they can ask for. */
export const rightsSections: readonly LegalSection[] = [
  {
    id: 'fairness',
    title: msg`Statement on the Use of Safety Discrimination Factors`,
    body: (
      <>
        <p>
          <Trans>
            Whether you get a loan depends on what matters for repaying one: who you are, what you earn, what you
            already owe, and how earlier loans were repaid. The following never play a part, neither for you nor against
            you:
          </Trans>
        </p>
        <NeutralFactors />
        <p>
          <Trans>
            We do not collect such information to decide on a loan. If your application was decided by a computer, you
            can ask for a person to look at it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: msg`What are your Rights`,
    body: (
      <>
        <RightsList />
        <WhereToWrite />
      </>
    ),
  },
  {
    id: 'minors',
    title: msg`Protection of Minors`,
    body: (
      <p>
        <Trans>
          {appName} is for adults of legal age. We do not lend to minors and do not knowingly collect information about
          them. If you are a parent or guardian and believe that a child has given us information, please tell us and we
          will delete it.
        </Trans>
      </p>
    ),
  },
  {
    id: 'changes',
    title: msg`Changes to the Privacy Notice`,
    body: (
      <p>
        <Trans>
          We change this notice when the law or our service changes. The version that applies is always on this page. If
          a change concerns you noticeably, we tell you in the app before it takes effect, and ask for your consent
          where the law requires it.
        </Trans>
      </p>
    ),
  },
  {
    id: 'contacts',
    title: msg`Contacts`,
    body: (
      <>
        <p>
          <Trans>Questions about this notice or about your information are answered by:</Trans>
        </p>
        <CompanyRows />
      </>
    ),
  },
];
