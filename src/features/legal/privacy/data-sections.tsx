import { msg, Trans } from '@lingui/macro';
import type { LegalSection } from '../legal-article';

/** Sections 1 to 4 of the privacy policy (specification section 2): what happens to data. */
export const dataSections: readonly LegalSection[] = [
  {
    id: 'use',
    title: msg`Use your Information`,
    body: (
      <>
        <p>
          <Trans>
            We collect what we need to decide on an application, to pay out and look after a loan, and to keep it safe.
            Nothing more.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>
              What you tell us: your name, identity document, date of birth, contact details, work, salary, bank
              account, and the people you name for emergencies.
            </Trans>
          </li>
          <li>
            <Trans>
              What your phone tells us: its model and identifier, operating system, app version and network; the
              pictures you choose to send only if you allow it. We never read your contacts.
            </Trans>
          </li>
          <li>
            <Trans>
              What comes up while you have a loan: applications, agreements, repayments, messages and complaints.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>We use this information:</Trans>
        </p>
        <ul>
          <li>
            <Trans>to check who you are and to prevent fraud;</Trans>
          </li>
          <li>
            <Trans>to assess your application and to offer a loan that you can repay;</Trans>
          </li>
          <li>
            <Trans>to conclude the agreement, pay out the loan and receive your repayments;</Trans>
          </li>
          <li>
            <Trans>to remind you of due dates, answer your questions and settle complaints;</Trans>
          </li>
          <li>
            <Trans>to fulfil our legal duties, such as bookkeeping and reports to authorities;</Trans>
          </li>
          <li>
            <Trans>to improve the service, with figures that name nobody.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            We may do so because the agreement with you requires it, because the law demands it, because you have
            agreed, or because we have a legitimate interest that does not outweigh yours. We keep the information as
            long as the loan lasts and as long as the law then requires. After that it is deleted or made anonymous.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'disclosure',
    title: msg`Disclosure of Personal Information`,
    body: (
      <>
        <p>
          <Trans>We do not sell your personal information. We pass it on only as far as a task requires:</Trans>
        </p>
        <ul>
          <li>
            <Trans>to banks and payment providers that pay out loans and receive repayments;</Trans>
          </li>
          <li>
            <Trans>
              to companies that work for us under contract and on our instructions alone, for example for hosting, text
              messages and customer service;
            </Trans>
          </li>
          <li>
            <Trans>
              to credit bureaus and identity services, where the law allows it, to check applications and to report how
              loans are repaid;
            </Trans>
          </li>
          <li>
            <Trans>to lenders whose product you apply for through our app;</Trans>
          </li>
          <li>
            <Trans>to whoever takes over a loan by assignment, of which you are told beforehand;</Trans>
          </li>
          <li>
            <Trans>to authorities and courts, where the law obliges us.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Whoever receives information from us has to protect it as we do. If it leaves your country, we see to it
            that the protection goes with it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: msg`Cookies`,
    body: (
      <>
        <p>
          <Trans>
            Our pages keep a few cookies and similar records on your device. They keep you signed in, remember your
            language, and hold what you have typed and read, so that nothing is lost when the connection breaks. None of
            them serves advertising.
          </Trans>
        </p>
        <p>
          <Trans>
            You can delete or block them in the settings of your phone or browser. The pages stay readable; you may have
            to sign in again.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: msg`Data Security`,
    body: (
      <>
        <p>
          <Trans>
            Information travels encrypted and lies on protected systems. Only people who need it for their work can see
            it. Codes from text messages and full card numbers are not kept on your phone by our pages.
          </Trans>
        </p>
        <p>
          <Trans>
            We never ask for your PIN, your password or a code from a text message. If you think that somebody has got
            hold of your information, tell us at once. If something happens on our side that could harm you, we tell you
            and the authority as the law requires.
          </Trans>
        </p>
      </>
    ),
  },
];
