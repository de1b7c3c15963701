import { phraseFinder } from '../text/phrases';
import { chineseWords } from './chinese';
import { englishWords } from './english';
import { hindiWords } from './hindi';
import { indonesianWords } from './indonesian';
import type { BorrowerTopic, BorrowerWords } from './words';

/** What is written about in distress, the gravest first. */
export const distressTopics = ['crisis', 'pressure', 'hardship'] as const satisfies readonly BorrowerTopic[];

export type Distress = (typeof distressTopics)[number];

/** Whatever the page's language, people write in theirs, or in two at once. */
const finders = [indonesianWords, englishWords, hindiWords, chineseWords].map(({ phrases, spellings }: BorrowerWords) =>
  phraseFinder(phrases, spellings),
);

/** @returns what a borrower's own words are about; a sentence may be about several things */
export function topicsOf(text: string): ReadonlySet<BorrowerTopic> {
  return new Set(finders.flatMap((find) => find(text).map(({ id }) => id)));
}

/** @returns the gravest distress in a borrower's own words; `null` without any (decision 79, distress in the chat) */
export function distressIn(text: string): Distress | null {
  const topics = topicsOf(text);
  return distressTopics.find((topic) => topics.has(topic)) ?? null;
}
