import { msg, Trans } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { loanTerms } from '@/domain/loan-terms';
import { useLender } from '@/services/lender';
import { CompanyRows } from '../company';
import { LegalArticle, type LegalSection } from '../legal-article';

const { appName } = appConfig;
const { olderThan } = loanTerms;

function OurProperty() {
  const { name: companyName } = useLender().lender;
  return (
    <p>
      <Trans>
        Name, design, texts and pictures belong to {companyName}. You may use them as the service intends, and not for
        business of your own.
      </Trans>
    </p>
  );
}

const sections: readonly LegalSection[] = [
  {
    id: 'service',
    title: msg`The service`,
    body: (
      <p>
        <Trans>
          With {appName} you can learn about loans, apply for them, follow and repay them, and reach customer service. A
          loan itself follows its own agreement, which you accept separately. Using the app and this site is free; your
          network operator may charge for data.
        </Trans>
      </p>
    ),
  },
  {
    id: 'account',
    title: msg`Your account`,
    body: (
      <p>
        <Trans>
          You can open one account if you are over {olderThan} years old. Sign up with your own telephone number and
          true information, and keep it up to date. Keep your password, PIN and the codes we send you to yourself: we
          never ask for them. If your phone is lost, tell us at once.
        </Trans>
      </p>
    ),
  },
  {
    id: 'conduct',
    title: msg`Fair use`,
    body: (
      <>
        <p>
          <Trans>Please do not:</Trans>
        </p>
        <ul>
          <li>
            <Trans>apply in the name of somebody else, or with false documents;</Trans>
          </li>
          <li>
            <Trans>use the service for anything that the law forbids;</Trans>
          </li>
          <li>
            <Trans>disturb the service, get around its protection, or read it out with programs;</Trans>
          </li>
          <li>
            <Trans>treat the people who help you without respect.</Trans>
          </li>
        </ul>
        <p>
          <Trans>If somebody does, we may block the account. A loan that is running stays due as agreed.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'partners',
    title: msg`Products of partners`,
    body: (
      <p>
        <Trans>
          The app may recommend products of other lenders. It says whose they are. For such a product the terms of that
          lender apply, and the agreement is between you and that lender.
        </Trans>
      </p>
    ),
  },
  {
    id: 'property',
    title: msg`What belongs to us`,
    body: <OurProperty />,
  },
  {
    id: 'availability',
    title: msg`Availability and liability`,
    body: (
      <p>
        <Trans>
          We take care that the service works, but cannot promise it at every moment. We are liable as the law says, and
          without limit for intent and gross negligence. Examples and calculators on this site are illustrations and no
          offers.
        </Trans>
      </p>
    ),
  },
  {
    id: 'end',
    title: msg`Ending and changes`,
    body: (
      <p>
        <Trans>
          You can stop using the service at any time, and close your account once no loan is outstanding. If we change
          this agreement, we tell you in the app in good time; the version that applies is on this page.
        </Trans>
      </p>
    ),
  },
  {
    id: 'law',
    title: msg`Law and contact`,
    body: (
      <>
        <p>
          <Trans>
            The law of the country in which you use the service applies. Questions and complaints are welcome here:
          </Trans>
        </p>
        <CompanyRows />
      </>
    ),
  },
];

/** The agreement between people who use the service and the company. */
export function UserAgreement() {
  return (
    <LegalArticle
      layout="wide"
      lead={
        <p>
          <Trans>
            This agreement is about using {appName}, in the app and on this site. By using them you accept it. It does
            not replace the terms of a loan.
          </Trans>
        </p>
      }
      sections={sections}
    />
  );
}
