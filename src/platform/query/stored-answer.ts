import { millisecondsInDay } from 'date-fns/constants';
import { maxBehindMs } from '@/domain/clock';
import { fieldsOf } from '@/domain/fields-of';
import { isInstant } from '@/domain/is-instant';
import { marketOf } from '@/domain/market';
import { readCurrentData } from '@/platform/storage/envelope';

/** Version of the store of answers (src/platform/query/persisted-answers.ts). */
export const answerVersion = 1;

/** What a stored answer must still fit: contract and, by the launch parameter `pop`, the currency. */
export const answerBuster = (pop: string | undefined) => `${__CONTRACT_VERSION__} ${marketOf(pop).id}`;

/** Older answers are not shown; milliseconds. */
export const maxAnswerAge = 30 * millisecondsInDay;

/** Whether an answer of `readAt` (epoch milliseconds, server's clock) is not too old nor from the future. */
export const isRecent = (readAt: number, now: number) => now - readAt <= maxAnswerAge && readAt - now <= maxBehindMs;

/** An answer of an earlier visit. `readAt`: when it arrived, epoch milliseconds by the server's clock. */
export type StoredAnswer = { data: unknown; readAt: number };

/** The answer in a record; null if it is too old, from the future, of another contract or another market. */
export function shownAnswer(record: unknown, pop: string | undefined, now: number): StoredAnswer | null {
  const { buster, data, readAt } = fieldsOf(record);
  return buster === answerBuster(pop) && isInstant(readAt) && isRecent(readAt, now) ? { data, readAt } : null;
}

/** Reads a stored answer as the application does, for the inline script; null if that would not show it. */
export const readAnswerRecord = (raw: unknown, owner: string, pop: string | undefined, now: number) =>
  shownAnswer(readCurrentData(raw, owner, answerVersion), pop, now);

/** Key of a stored answer in the query cache: one borrower's. */
export const storedAnswerKey = (owner: string | undefined, queryHash: string) => ['kept', owner, queryHash] as const;
