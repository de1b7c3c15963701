import type { Clock } from '@/domain/clock';
import type { Market } from '@/domain/market';
import { newId } from '@/domain/new-id';
import type { Payment } from '@/domain/payments/payment';
import { type BookNeeds, changeBook } from '@/features/pay/records/book';
import { problemList, saveProblem, uploadProblemImage } from '@/platform/api/contract/complaints';
import { RefusedError } from '@/platform/api/errors';
import type { ApiClient } from '@/platform/api/http/create-client';
import { oncePer } from '@/platform/browser/once-per';
import type { Services } from '@/platform/services';
import { hash53 } from '@/platform/session/owner-id';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { Store } from '@/platform/storage/store';
import { deliver, type BeginResult, type Delivered } from '@/platform/writes/deliver';
import { triesAfter, type OutboxKind } from '@/platform/writes/outbox';
import type { Outcome } from '@/platform/writes/outcome';
import { openReceiptBook, type ReceiptNeeds, type NewReceipt, receiptIds, receipts } from '@/platform/writes/receipts';
import {
  paymentIdsOf,
  removeDraft,
  type EvidenceImage,
  type SendAttempt,
  complaintOutbox,
  type OutboxRecord,
} from '../records/complaint-drafts';
import { complaintLock, findAttempt, hasOtherWords, mergeEntry, mayHaveLeft } from './outbox';

/** Addresses in one field: joined by commas, a comma inside one written %2C (wire protocol, Complaints). */
export function joinAddresses(images: readonly Pick<EvidenceImage, 'url'>[]): string {
  return images.map(({ url }) => url.replaceAll(',', '%2C')).join(',');
}

/** Uploads one picture. @returns its address */
export async function uploadImage(api: ApiClient, image: EvidenceImage, signal?: AbortSignal): Promise<string> {
  const { bytes, type, name } = image;
  // The name of a photo may reveal a place or a person, so it is not sent.
  const file = new File([bytes], name === '' || type !== 'image/jpeg' ? 'image' : 'image.jpg', { type });
  const { url } = await api.call(uploadProblemImage, { problemImage: file }, signal ? { signal } : {});
  return url;
}

/** The order that the server is told; empty if there is none. */
const sentOrder = ({ orderNo, hasUnknownOrder }: OutboxRecord) => (hasUnknownOrder ? '' : orderNo);

/** The receipt of a complaint (decision 55, receipts). @param problemId the server's number; empty if unknown */
export function complaintReceipt(entry: OutboxRecord, problemId: string, market: Market['id']): NewReceipt {
  const { id, createdAt, attempt, orderName, typeTitle, sonTypeTitle, text, images } = entry;
  return {
    id: receiptIds.complaint(id),
    kind: 'complaint',
    at: attempt?.startedAt ?? createdAt,
    market,
    orderId: sentOrder(entry),
    productName: orderName,
    problemId,
    type: typeTitle,
    sonType: sonTypeTitle,
    content: text,
    imageCount: images.length,
  };
}

export type SendDeps = {
  api: ApiClient;
  storage: DeviceStorage;
  clock: Pick<Clock, 'now' | 'serverNow'>;
  utcOffset: string;
  onChange?: () => void;
  /** Stores its records when the server has the complaint; the entry is removed later, so that a kill loses neither. */
  onTaken: (entry: OutboxRecord, problemId: string) => Promise<void>;
};

/** What sending needs. Call it before the first request: the receipts belong to the borrower of this moment. */
export function createSendDeps(
  services: Pick<Services, 'api' | 'clock'> & ReceiptNeeds & BookNeeds,
  { id, utcOffset }: Market,
): SendDeps {
  const { api, storage, clock } = services;
  const book = openReceiptBook(services);
  const onTaken: SendDeps['onTaken'] = async (entry, problemId) => {
    const receipt = complaintReceipt(entry, problemId, id);
    const ids = paymentIdsOf(entry);
    const complained = (one: Payment) => (ids.includes(one.id) ? { ...one, complainedAt: receipt.at } : one);
    // Before the receipt: with that, a send after a kill stores nothing.
    await changeBook(services, entry.orderNo, (old) => old && { ...old, payments: old.payments.map(complained) });
    await book.save(receipt);
  };
  return { api, storage, clock, utcOffset, onTaken };
}

export type SendOptions = {
  /** The form is open: a complaint that was certainly not sent stays there, and is sent again only by a tap. */
  isFromForm?: boolean;
  /** The complaint of the form. Absent: only asks the server about an earlier send. */
  entry?: OutboxRecord;
  /**
   * Stores the attempt that the next send continues, before the complaint goes back to the form.
   * @returns false if there is no draft: another window moved it to the outbox, where it stays
   */
  onReturn?: (attempt: SendAttempt | null) => Promise<boolean>;
  /** Called before the complaint is sent, and before the server is asked. */
  onStep?: (step: 'sending' | 'asking') => void;
};

/** The answer is the complaint's number, or empty. `gone`: it was sent or cancelled, or needs the person. */
export type SendResult = Delivered<string> | { kind: 'elsewhere' } | { kind: 'gone' };

/** Complaints that the device cannot save: they last as long as the page, whose storage is the key. */
const inMemory = oncePer<Map<string, OutboxRecord>>();

const outboxIn = (entries: Map<string, OutboxRecord>): Pick<Store<OutboxRecord>, 'update'> => ({
  update(id, change) {
    const changed = change(entries.get(id), undefined);
    if (changed) entries.set(id, changed);
    else entries.delete(id);
    return Promise.resolve('memory');
  },
});

/** What the end of a send changes in its attempt. A server that knows keys would repeat a refusal. */
const nextOf: Record<Outcome | 'absent', () => Partial<SendAttempt>> = {
  refused: () => ({ id: newId(), reached: 'images' }),
  later: () => ({}),
  unknown: () => ({ reached: 'save' }),
  absent: () => ({ reached: 'absent' }),
};

/** Sends a complaint at most once: each step is stored before it is taken; after a lost answer the server is asked. */
export function sendComplaint(
  id: string,
  deps: SendDeps,
  { isFromForm = false, entry: given, onStep, onReturn }: SendOptions = {},
): Promise<SendResult> {
  const { api, storage, clock, utcOffset, onChange = () => undefined, onTaken } = deps;
  const outbox = storage.open(complaintOutbox);
  const entries = inMemory(storage, [], () => new Map());
  let store = entries.has(id) ? outboxIn(entries) : outbox;

  /** A complaint that is sent again after a lost answer is the same attempt, with the time of its first send. */
  function underWay(reached: SendAttempt['reached'], old: SendAttempt | null): SendAttempt {
    const earlier = old && mayHaveLeft(old) ? old : null;
    return {
      id: old?.id ?? id,
      startedAt: earlier?.startedAt ?? clock.now(),
      since: earlier ? earlier.since : clock.serverNow(),
      reached,
      isUnderWay: true,
    };
  }

  /** @returns the changed entry; undefined if it is gone, `decide` returned `null`, or the device is full */
  async function change(
    decide: (entry: OutboxRecord) => Partial<OutboxRecord> | null,
    initial?: OutboxRecord,
  ): Promise<OutboxRecord | undefined> {
    let changed: OutboxRecord | undefined;
    /** What is stored would be sent after a kill without asking. */
    let isBehind = false;
    const outcome = await store.update(id, (old) => {
      isBehind = old !== undefined && !mayHaveLeft(old.attempt);
      const entry = old ?? initial;
      const part = entry && decide(entry);
      changed = entry && part ? { ...entry, ...part } : undefined;
      return changed ?? old;
    });
    if (outcome !== 'saved' && store === outbox && isFromForm && changed) {
      // A device that stores nothing must not prevent a complaint. After a kill only the draft is left, and the copy.
      const next = changed;
      entries.set(id, next);
      store = outboxIn(entries);
      if (outcome === 'memory' || isBehind) await outbox.remove(id);
      // The copy went with it. If there is room now, the server is asked too.
      const again = (): OutboxRecord => ({ ...next, attempt: underWay('save', next.attempt) });
      if (outcome === 'full' && isBehind && (await outbox.update(id, again)) === 'saved') {
        entries.delete(id);
        store = outbox;
      }
    } else if (outcome === 'full') changed = undefined;
    onChange();
    return changed;
  }

  async function remove(): Promise<void> {
    entries.delete(id);
    await outbox.remove(id);
    onChange();
  }

  /** The server has the complaint: removes the entry, and its draft if a kill has left it. */
  async function removeSent(entry: OutboxRecord | undefined): Promise<void> {
    if (entry) await removeDraft(storage, entry);
    await remove();
  }

  async function begin(): Promise<BeginResult<OutboxRecord, SendResult>> {
    if (given && (await hasOtherWords(storage, given))) return { stop: { kind: 'gone' } };
    const receipt = (await storage.open(receipts).get(receiptIds.complaint(id)))?.data;
    if (receipt?.kind === 'complaint') {
      await removeSent(given ?? (await outbox.get(id))?.data);
      return { stop: { kind: 'sent', answer: receipt.problemId } };
    }
    // A window that has lost its database does not see what others do with the outbox, and they do not see this one.
    if (!isFromForm && storage.status.getSnapshot().mode === 'memory') return { stop: { kind: 'gone' } };
    let mayHaveArrived = false;
    let refused: OutboxRecord | undefined;
    const attempt = await change((old) => {
      const entry = given ? mergeEntry(given, old) : old;
      if (!entry) return null;
      mayHaveArrived = mayHaveLeft(entry.attempt);
      // The outbox was told so meanwhile. A form that only asks sends nothing.
      refused = isFromForm && !given && !mayHaveArrived ? entry : undefined;
      if (refused || (entry.state === 'failed' && !isFromForm)) return null;
      return { ...entry, attempt: underWay(entry.attempt?.reached ?? 'images', entry.attempt) };
    }, given);
    if (refused) {
      if ((await onReturn?.(refused.attempt)) !== false) await remove();
      return { stop: { kind: 'refused', error: new RefusedError('', refused.error) } };
    }
    // What a full device cannot save, another window cannot see: it may have sent the same.
    mayHaveArrived ||= store !== outbox;
    const isResent = !isFromForm || given !== undefined;
    return attempt ? { attempt, mayHaveArrived, isResent } : { stop: { kind: 'gone' } };
  }

  async function prepare(entry: OutboxRecord): Promise<OutboxRecord | null> {
    onStep?.('sending');
    const missing = entry.images.find(({ url }) => url === '');
    // Saved last before the complaint leaves: from here on it may have arrived.
    if (!missing) return (await change(({ attempt }) => ({ attempt: underWay('save', attempt) }))) ?? null;
    const url = await uploadImage(api, missing);
    const next = await change(({ images, attempt }) => ({
      images: images.map((image) => (image.id === missing.id ? { ...image, url } : image)),
      attempt: underWay('images', attempt),
    }));
    return next ? prepare(next) : null;
  }

  /** The key follows from the complaint and its words: the same in the form, the outbox, after a kill, and by a tap. */
  async function send(entry: OutboxRecord): Promise<string> {
    const { text, problemType, problemSonType, images, attempt } = entry;
    const subject = { problemType, problemSonType, problemDetail: text };
    const fields = { ...subject, problemImage: joinAddresses(images), orderNo: sentOrder(entry) };
    const idempotencyKey = `${attempt?.id ?? id}-${hash53(JSON.stringify(fields))}`;
    const { problemId } = await api.call(saveProblem, fields, { idempotencyKey });
    return problemId;
  }

  async function look(entry: OutboxRecord): Promise<string | null> {
    onStep?.('asking');
    const saved = (await storage.open(receipts).list()).map(({ data }) => data);
    const list = await api.call(problemList, {}, { retry: true });
    return findAttempt(list, entry, saved, utcOffset);
  }

  async function end(entry: OutboxRecord, delivered: Delivered<string>): Promise<void> {
    const { kind } = delivered;
    if (kind === 'sent') {
      await onTaken(entry, delivered.answer);
      return removeSent(entry);
    }
    const attempt = entry.attempt && { ...entry.attempt, ...nextOf[kind](), isUnderWay: false };
    if (isFromForm && kind !== 'unknown' && (await onReturn?.(attempt)) !== false) return remove();
    await change(({ state, tries: before }) => {
      const { tries, isOver } = isFromForm ? { tries: before, isOver: false } : triesAfter(before, delivered);
      const error = kind === 'refused' && delivered.error instanceof RefusedError ? delivered.error.text : '';
      return { attempt, tries, error, state: kind === 'refused' || isOver ? 'failed' : state };
    });
  }

  // The outbox may be asking at this moment: its answer is the one that the form needs.
  const mode = isFromForm && !given ? 'inTurn' : 'now';
  const write = { begin, prepare, send, look, end };
  return deliver<OutboxRecord, string, SendResult>(storage, complaintLock(id), write, mode);
}

/** The complaints of the outbox, for the code that sends them. */
export function waitingComplaints(deps: SendDeps): OutboxKind<OutboxRecord> {
  return {
    store: complaintOutbox,
    createdAt: ({ createdAt }) => createdAt,
    isWaiting: ({ state }) => state === 'waiting',
    send: (id) => sendComplaint(id, deps),
  };
}
