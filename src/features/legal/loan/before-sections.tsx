import { msg, Plural, Trans } from '@lingui/macro';
import { loanTerms } from '@/domain/loan-terms';
import { useLender } from '@/services/lender';
import { CompanyRows } from '../company';
import type { LegalSection } from '../legal-article';

const { term, olderThan } = loanTerms;

function DecisionTime() {
  const { decisionDays } = useLender().promises;
  return (
    <Trans>
      We decide on a complete application within <Plural value={decisionDays} one="# day" other="# days" />. Applying
      costs nothing and does not bind you.
    </Trans>
  );
}

function CreditTime() {
  const { creditDays } = useLender().promises;
  return (
    <Trans>
      We credit the money to your own bank account within {creditDays.from} to {creditDays.to} calendar days of your
      acceptance. It can take longer when the bank rejects the account you named.
    </Trans>
  );
}

/** The terms up to the day the money arrives (specification sections 6 and 9). */
export const beforeSections: readonly LegalSection[] = [
  {
    id: 'lender',
    title: msg`The lender`,
    body: (
      <>
        <p>
          <Trans>
            The loan is given by the company named here. “We” in these terms means this company, “you” the person who
            takes the loan.
          </Trans>
        </p>
        <CompanyRows />
      </>
    ),
  },
  {
    id: 'applicants',
    title: msg`Who can apply`,
    body: (
      <>
        <p>
          <Trans>
            You can apply if you are over {olderThan} years old, hold the nationality of the country in which the loan
            is offered, and have a permanent address there.
          </Trans>
        </p>
        <p>
          <Trans>
            What you state in the application has to be true and complete, and the application has to be your own.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'decision',
    title: msg`Application and decision`,
    body: (
      <>
        <p>
          <DecisionTime />
        </p>
        <p>
          <Trans>
            Before you accept, the app shows you the amount, the term, the rate, every fee and the repayment plan. The
            agreement comes about when you accept them. We may decline an application.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'term',
    title: msg`Loan term and payout`,
    body: (
      <>
        <p>
          <Trans>
            The term is between {term.min} and {term.max} calendar days. The term of your loan stands in your agreement.
          </Trans>
        </p>
        <p>
          <CreditTime />
        </p>
      </>
    ),
  },
  {
    id: 'repayment',
    title: msg`Repayment`,
    body: (
      <p>
        <Trans>
          You repay the loan with interest and fees on the dates of your repayment plan, by one of the ways that the app
          offers. A payment counts on the day it reaches us. Keep the receipt until the app shows the payment.
        </Trans>
      </p>
    ),
  },
];
