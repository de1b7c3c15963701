import { msg, Trans, useLingui } from '@lingui/macro';
import { loanTerms } from '@/domain/loan-terms';
import type { LegalSection } from '../legal-article';
import { LateCost } from './late-cost';
import styles from './after-sections.module.css';

/** What a payment after maturity is credited to, first to last (specification section 9). */
const order = [
  msg`Legal charges`,
  msg`Enforcement expenses`,
  msg`Late penalties and fees`,
  msg({ message: 'Fees', comment: 'In the order in which payments are credited' }),
  msg({ message: 'Interest', comment: 'In the order in which payments are credited' }),
  msg({ message: 'Principal', comment: 'In the order in which payments are credited: the amount borrowed' }),
];

/** The order in which payments after maturity are used up. */
function PaymentOrder() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>What you pay after the due date is used in this order:</Trans>
      </p>
      <ol className={styles['order']}>
        {order.map((step, index) => (
          <li key={step.id}>
            <span className={styles['place']} aria-hidden="true">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
    </>
  );
}

const { prepaymentFromDay, changeNoticeDays, assignmentNoticeBusinessDays, judgmentPaymentDays } = loanTerms;

/** The terms for everything that comes after the payout (specification section 9). */
export const afterSections: readonly LegalSection[] = [
  {
    id: 'prepayment',
    title: msg`Early repayment`,
    body: (
      <p>
        <Trans>
          You may repay the whole loan early once half of the term has elapsed, and not before {prepaymentFromDay}{' '}
          calendar days from disbursement. Tell us in the app; it then shows the amount to pay.
        </Trans>
      </p>
    ),
  },
  { id: 'late', title: msg`Late payment`, body: <LateCost /> },
  { id: 'order', title: msg`Order of payments after maturity`, body: <PaymentOrder /> },
  {
    id: 'notice',
    title: msg`Changes you tell us`,
    body: (
      <p>
        <Trans>
          If your name, your birth date or your address changes or was recorded wrongly, tell us within{' '}
          {changeNoticeDays} calendar days.
        </Trans>
      </p>
    ),
  },
  {
    id: 'assignment',
    title: msg`Assignment of the loan`,
    body: (
      <p>
        <Trans>
          We may assign our claims from the loan to somebody else. You are notified {assignmentNoticeBusinessDays}{' '}
          business days beforehand. Your rights and the amounts you owe stay the same. You cannot hand the loan on to
          another person.
        </Trans>
      </p>
    ),
  },
  {
    id: 'disputes',
    title: msg`Disputes and judgments`,
    body: (
      <>
        <p>
          <Trans>
            Please turn to customer service first: most questions can be settled there. After that, the courts of the
            country in which the loan was given decide, by its law.
          </Trans>
        </p>
        <p>
          <Trans>What a court has awarded is to be paid within {judgmentPaymentDays} days of the judgment.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'agreement',
    title: msg`Your own agreement`,
    body: (
      <p>
        <Trans>
          These terms hold for every loan. Where the agreement that you accepted in the app says something else, the
          agreement applies; where the law gives you more, the law does.
        </Trans>
      </p>
    ),
  },
];
