import { msg, Trans } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { CompanyRows } from '../company';
import type { LegalSection } from '../legal-article';
import { NeutralFactors } from './neutral-factors';
import { RightsList } from './rights-list';

const { appName, serviceEmail } = appConfig;

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
        <p>
          <Trans>
            Write to {serviceEmail}. We make sure that it is really you who is asking, and answer as soon as we can, at
            the latest within the time the law gives us.
          </Trans>
        </p>
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
