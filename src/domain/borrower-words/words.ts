import type { Phrases, Spellings } from '../text/phrases';

/**
 * The topics in messages of borrowers that must not be answered with a form:
 * - `crisis`: they do not want to live, or are in despair;
 * - `pressure`: threats, harassment, collectors at the door or at people they know;
 * - `hardship`: they cannot pay, have no income, are ill;
 * - `amount`: how much they owe, and until when.
 */
export type BorrowerTopic = 'crisis' | 'pressure' | 'hardship' | 'amount';

/** Spellings of a language, and the phrases of each topic. */
export type BorrowerWords = {
  readonly spellings: Spellings;
  readonly phrases: Readonly<Required<Phrases<BorrowerTopic>>>;
};
