import type { Phrases, Spellings } from '../text/phrases';

/**
 * What borrowers write about that must not be answered with a form:
 * - `crisis`: they do not want to live, or despair;
 * - `pressure`: threats, harassment, collectors at the door or at people they know;
 * - `hardship`: they cannot pay, have no income, are ill;
 * - `amount`: how much they owe, and until when.
 */
export const borrowerTopics = ['crisis', 'pressure', 'hardship', 'amount'] as const;

export type BorrowerTopic = (typeof borrowerTopics)[number];

/** How a language is typed, and the phrases of each topic in it. */
export type BorrowerWords = {
  readonly spellings: Spellings;
  readonly phrases: Readonly<Required<Phrases<BorrowerTopic>>>;
};
