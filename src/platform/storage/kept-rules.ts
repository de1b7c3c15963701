import { millisecondsInDay } from 'date-fns/constants';
import { longestBehindMs } from '@/domain/clock';

/** Version of the store of kept answers (src/platform/query/answer-store.ts). */
export const keptVersion = 1;

/** Older answers say more about the past than about the loan; milliseconds. */
export const maxKeptAge = 30 * millisecondsInDay;

/**
 * Whether an answer of an earlier visit may still be shown: not too old, and not from a time that cannot have been yet,
 * which would never grow old.
 * @param readAt when it came, epoch milliseconds by the server's clock
 * @param now epoch milliseconds
 */
export function isRecent(readAt: number, now: number): boolean {
  return now - readAt <= maxKeptAge && readAt - now <= longestBehindMs;
}
