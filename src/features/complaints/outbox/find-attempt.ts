import { hideCardNumbers } from '@/domain/card-numbers';
import { parseServerTime } from '@/domain/server-time';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { type Receipt, receiptIds } from '@/platform/writes/receipts';
import type { OutboxRecord } from '../records/complaint-outbox';

/** The clocks of the lender's servers may differ by this much; the list has times in whole seconds. */
const toleranceMs = 5 * 60_000;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The list may contain only the beginning of a text. */
function isSameText(listed: string, sent: string): boolean {
  const beginning = /^(.{20,}?)(?:…|\.\.\.)$/s.exec(plain(listed))?.[1];
  return plain(listed) === plain(sent) || (beginning !== undefined && plain(sent).startsWith(beginning));
}

/**
 * Finds the complaint of an attempt whose answer was lost: same text, created since then, of no other attempt.
 * A receipt without a number counts as one complaint with its words.
 * @param saved the receipts of this device
 * @param utcOffset of the lender's clock
 * @returns the server's number of the complaint; `null` when the list does not have it
 */
export function findAttempt(
  { list }: ComplaintList,
  { id: ownId, text, attempt }: Pick<OutboxRecord, 'id' | 'text'> & { attempt: { since: number | null } | null },
  saved: readonly Receipt[],
  utcOffset: string,
): string | null {
  const from = (attempt?.since ?? -Infinity) - toleranceMs;
  const others = saved.flatMap((one) =>
    one.kind === 'complaint' && one.id !== receiptIds.complaint(ownId) ? [one] : [],
  );
  const unnumbered = others.filter(
    (one) => one.problemId === '' && one.at >= from && isSameText(one.content, hideCardNumbers(text)),
  );
  const found = list.filter(({ id, content, time }) => {
    // Without a time the text decides: taking another complaint for this one is better than sending it twice.
    const created = parseServerTime(time, utcOffset)?.instant ?? Infinity;
    return isSameText(content, text) && created >= from && others.every(({ problemId }) => problemId !== id);
  });
  return found.length > unnumbered.length ? (found[0]?.id ?? null) : null;
}
