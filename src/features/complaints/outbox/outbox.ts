import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { hideCardNumbers } from '@/domain/card-numbers';
import { parseServerTime } from '@/domain/server-time';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { withLock } from '@/platform/writes/lock';
import { wakeOutbox } from '@/platform/writes/outbox';
import { type Receipt, receiptIds, receipts } from '@/platform/writes/receipts';
import {
  hasContent,
  complaintDrafts,
  contains,
  emptyDraft,
  removeDraft,
  type ComplaintDraft,
  type SendAttempt,
  complaintOutbox,
  type OutboxRecord,
} from '../records/complaint-drafts';

/** The lock of one complaint, shared by all windows. */
export const complaintLock = (id: string) => `complaint/${id}`;

/** Whether the complaint itself, not only its pictures, may have been sent. */
export function mayHaveLeft(attempt: SendAttempt | null | undefined): boolean {
  return attempt != null && attempt.reached !== 'images';
}

/** The outbox entry of a draft. It has the same id, so that a second tap or a kill makes no second entry. */
export function entryOf({ updatedAt: createdAt, ...draft }: ComplaintDraft): OutboxRecord {
  const subject = { typeTitle: '', sonTypeTitle: '', hasUnknownOrder: false };
  return { ...draft, ...subject, createdAt, tries: 0, error: '', state: 'waiting' };
}

/** Whether this id was used for other words, or without all pictures: another window has sent or queued them. */
export async function hasOtherWords(
  storage: DeviceStorage,
  { id, text, images }: Pick<ComplaintDraft, 'id' | 'text' | 'images'>,
): Promise<boolean> {
  const receipt = (await storage.open(receipts).get(receiptIds.complaint(id)))?.data;
  if (
    receipt?.kind === 'complaint' &&
    (receipt.content !== hideCardNumbers(text) || receipt.imageCount < images.length)
  )
    return true;
  const queued = (await storage.open(complaintOutbox).get(id))?.data;
  return queued !== undefined && !contains(queued, { text, images });
}

/** The entry to store: the saved one if it may have arrived; `undefined` if another window has queued other words. */
export function mergeEntry(entry: OutboxRecord, old: OutboxRecord | undefined): OutboxRecord | undefined {
  if (old && !contains(entry, old)) return undefined;
  return old && mayHaveLeft(old.attempt) ? old : { ...entry, attempt: old?.attempt ?? entry.attempt };
}

/** The clocks of the lender's servers may differ by this much; the list has times in whole seconds. */
const toleranceMs = 5 * 60_000;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The list may contain only the beginning of a text. */
function isSameText(listed: string, sent: string): boolean {
  const beginning = /^(.{20,}?)(?:…|\.\.\.)$/s.exec(plain(listed))?.[1];
  return plain(listed) === plain(sent) || (beginning !== undefined && plain(sent).startsWith(beginning));
}

/**
 * The server's number of a complaint whose answer was lost: same text, created since then, of no other attempt; a
 * receipt (`saved`) without a number counts as one complaint with its words. `null` when the list does not have it.
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

/** Removes an entry and its draft. @returns `taken`: it is being sent now; `kept`: it may still be on the disk */
export function cancelEntry(storage: DeviceStorage, id: string): Promise<'removed' | 'taken' | 'kept'> {
  const outbox = storage.open(complaintOutbox);
  return withLock(storage, complaintLock(id), async () => {
    // The draft first: alone it would be sent without asking whether it has arrived.
    const entry = (await outbox.get(id))?.data;
    if (entry) await removeDraft(storage, entry);
    return (await outbox.remove(id)) === 'saved' ? 'removed' : 'kept';
  });
}

/** Moves a refused entry to its form, as a complaint of its own: the server may repeat its refusal of the first. */
function editEntry(storage: DeviceStorage, id: string): Promise<'moved' | 'begun' | 'full' | 'taken'> {
  const outbox = storage.open(complaintOutbox);
  return withLock(storage, complaintLock(id), async () => {
    const entry = (await outbox.get(id))?.data;
    if (!entry) return 'moved';
    const { orderNo, createdAt, text, problemType, problemSonType, orderName, images, transcript, proof, offered } =
      entry;
    const written = { text, problemType, problemSonType, orderName, images, proof, offered };
    const draft = { ...emptyDraft(orderNo, createdAt), ...written };
    let isBegun = false;
    const outcome = await storage.open(complaintDrafts).update(orderNo, (old) => {
      isBegun = old !== undefined && hasContent(old);
      return isBegun ? old : { ...draft, transcript: old?.transcript ?? transcript };
    });
    if (isBegun) return 'begun';
    if (outcome === 'full') return 'full';
    await outbox.remove(id);
    return 'moved';
  });
}

/** Puts an entry that waits for the person back into the outbox. */
export async function retryEntry(storage: DeviceStorage, id: string): Promise<void> {
  const outbox = storage.open(complaintOutbox);
  await outbox.update(id, (entry) => entry && { ...entry, state: 'waiting', tries: 0, error: '' });
  wakeOutbox();
}

/** `absent`, `unknown`: no longer tried by itself; the server does not have it, or could not be asked. */
export type OutboxState = 'waiting' | 'sending' | 'checking' | 'failed' | 'absent' | 'unknown';

/** A queued complaint in the list, without the bytes of its pictures. */
export type OutboxEntry = Omit<OutboxRecord, 'images' | 'state'> & { imageCount: number; state: OutboxState };

/** The state of an entry for the list. After a kill it stays `sending` until a window has ended the attempt. */
export function stateOf({ state, attempt }: Pick<OutboxRecord, 'state' | 'attempt'>): OutboxState {
  const reached = attempt?.reached ?? 'images';
  if (state === 'failed') return reached === 'save' ? 'unknown' : reached === 'absent' ? 'absent' : 'failed';
  if (attempt?.isUnderWay) return 'sending';
  return reached === 'save' ? 'checking' : 'waiting';
}

/** The entries of the outbox, oldest first, and the receipts that tell them from other complaints. */
export function outboxQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['complaints', 'outbox'],
    queryFn: async () => {
      const records = await storage.open(complaintOutbox).list();
      const entries = records.map(({ data: { images, ...entry } }): OutboxEntry => {
        return { ...entry, imageCount: images.length, state: stateOf(entry) };
      });
      const saved = (await storage.open(receipts).list()).map(({ data }) => data);
      return { entries: entries.sort((one, other) => one.createdAt - other.createdAt), saved };
    },
    // Read again each time: the outbox and other windows change it.
    staleTime: 0,
  });
}

/** The outbox and its actions; empty until read. @param list the server's: a complaint in it is not shown twice */
export function useOutbox(list?: ComplaintList) {
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const options = outboxQuery(storage);
  const { utcOffset } = useMarket();
  const { entries, saved } = useQuery(options).data ?? { entries: [], saved: [] };
  const isListed = (entry: OutboxEntry) =>
    list !== undefined && mayHaveLeft(entry.attempt) && findAttempt(list, entry, saved, utcOffset) !== null;

  async function thenRefresh<Result>(change: Promise<Result>): Promise<Result> {
    const result = await change;
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
    return result;
  }

  return {
    entries: entries.filter((entry) => !isListed(entry)),
    cancel: (id: string) => thenRefresh(cancelEntry(storage, id)),
    retry: (id: string) => thenRefresh(retryEntry(storage, id)),
    edit: (id: string) => thenRefresh(editEntry(storage, id)),
  };
}
