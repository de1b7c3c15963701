import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/macro';
import { loanTerms } from '@/domain/loan-terms';
import type { Lender } from '@/services/lender';

const { term, olderThan, prepaymentFromDay } = loanTerms;

/** What people ask before they apply: shown on the landing page and told to search engines. */
export const questionsFor = ({
  decisionDays,
  creditDays,
}: Lender['promises']): readonly { question: MessageDescriptor; answer: MessageDescriptor }[] => [
  {
    question: msg`Who can get a loan?`,
    answer: msg`You can apply if you are over ${olderThan} years old, earn a regular salary, and have the nationality of the country and a permanent address there.`,
  },
  {
    question: msg`How soon is the money there?`,
    answer: msg`We decide within ${plural(decisionDays, { one: '# day', other: '# days' })}. Once you have accepted, the money is credited within ${creditDays.from} to ${creditDays.to} calendar days.`,
  },
  {
    question: msg`For how long can I borrow?`,
    answer: msg`Between ${term.min} and ${term.max} calendar days. The app shows which terms are open to you.`,
  },
  {
    question: msg`Can I repay early?`,
    answer: msg`Yes, once half of the term has elapsed and not before ${prepaymentFromDay} calendar days from disbursement.`,
  },
  {
    question: msg`What if I cannot pay on time?`,
    answer: msg`Talk to us before the due date: for some loans it can be extended. After it, late charges are added. The loan terms name every figure.`,
  },
  {
    question: msg`What do you do with my information?`,
    answer: msg`We use it to decide on your application and to look after your loan. Our privacy policy says what we collect, who receives it, and which rights you have.`,
  },
];
