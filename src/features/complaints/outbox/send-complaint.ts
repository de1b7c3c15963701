import type { Clock } from '@/domain/clock';
import type { Market } from '@/domain/market';
import { newId } from '@/domain/new-id';
import { parseServerTime } from '@/domain/server-time';
import { problemList, saveProblem, uploadProblemImage, type ComplaintList } from '@/platform/api/contract/complaints';
import { RefusedError } from '@/platform/api/errors';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { Store } from '@/platform/storage/store';
import { deliver, type Begun, type Delivered, type Write } from '@/platform/writes/deliver';
import type { OutboxKind } from '@/platform/writes/outbox';
import { receiptIds } from '@/platform/writes/receipt-ids';
import { receipts, type NewReceipt } from '@/platform/writes/receipts';
import { complaintDrafts } from '../records/complaint-drafts';
import type { EvidenceImage, SendAttempt } from '../records/complaint-evidence';
import { complaintOutbox, type OutboxRecord } from '../records/complaint-outbox';
import { complaintLock, handedOver, mayHaveLeft } from './outbox';

/** Addresses in one field: joined by commas, a comma inside one written %2C (wire protocol, Complaints). */
export function joinAddresses(images: readonly Pick<EvidenceImage, 'url'>[]): string {
  return images.map(({ url }) => url.replaceAll(',', '%2C')).join(',');
}

/** Uploads one picture. @returns its address */
export async function uploadImage(
  api: ApiClient,
  { bytes, type, name }: EvidenceImage,
  signal?: AbortSignal,
): Promise<string> {
  // The name of a photo may reveal a place or a person, so it is not sent.
  const file = new File([bytes], name === '' || type !== 'image/jpeg' ? 'image' : 'image.jpg', { type });
  const { url } = await api.call(uploadProblemImage, { problemImage: file }, signal ? { signal } : {});
  return url;
}

/** Maximum difference between clocks of the lender's servers, in milliseconds; the list's times are whole seconds. */
const toleranceMs = 5 * 60_000;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A list may show only the beginning. */
function isSameText(listed: string, sent: string): boolean {
  const beginning = /^(.{20,}?)(?:…|\.\.\.)$/s.exec(plain(listed))?.[1];
  return plain(listed) === plain(sent) || (beginning !== undefined && plain(sent).startsWith(beginning));
}

/** A complaint that was sent, and whose answer was lost. */
type LostComplaint = { text: string; attempt: Pick<SendAttempt, 'since'> | null };

/**
 * Finds the complaint of an attempt with a lost answer.
 * @param others numbers of complaints that belong to other attempts
 * @param utcOffset of the lender's clock
 * @returns its number; `null` if the server has no complaint with that text, created since, that is free
 */
export function findAttempt(
  { list }: ComplaintList,
  { text, attempt }: LostComplaint,
  others: ReadonlySet<string>,
  utcOffset: string,
): string | null {
  const since = attempt?.since ?? null;
  const found = list.find(({ id, content, time }) => {
    const created = parseServerTime(time, utcOffset)?.instant;
    // Without a known time the text must suffice: naming one complaint twice is better than sending it twice.
    const isSince = created === undefined || since === null || created >= since - toleranceMs;
    return isSameText(content, text) && isSince && !others.has(id);
  });
  return found?.id ?? null;
}

/**
 * The receipt of a complaint that the server has accepted (decision 55, receipts).
 * @param problemId the server's number; empty if it sent none
 */
export function complaintReceipt(
  { id, createdAt, attempt, orderNo, orderName, typeTitle, sonTypeTitle, text, images }: OutboxRecord,
  problemId: string,
  market: Market['id'],
): NewReceipt {
  return {
    id: receiptIds.complaint(id),
    kind: 'complaint',
    at: attempt?.startedAt ?? createdAt,
    market,
    orderId: orderNo,
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
  /** Called after each change of the entry. */
  onChange?: () => void;
  /**
   * Called when the server has a complaint; its entry is deleted after that, so that a kill between them loses nothing.
   */
  onTaken: (entry: OutboxRecord, problemId: string) => Promise<void>;
};

export type SendOptions = {
  /** A form shows it: a complaint that was certainly not sent returns there, and is not sent automatically. */
  isFromForm?: boolean;
  /** The content of the form; absent: only an earlier attempt is checked. */
  entry?: OutboxRecord;
  onStep?: Write<unknown, unknown, never>['onStep'];
};

/**
 * The answer is the complaint's number, empty if the server sent none. `gone`: sent already, taken back, or waiting for
 * the person.
 */
export type SendResult = Delivered<string> | { kind: 'elsewhere' } | { kind: 'gone' };

/** Complaints on a device without space: they last as long as the page. */
const held = new Map<string, OutboxRecord>();

const pageOutbox: Pick<Store<OutboxRecord>, 'update'> = {
  update(id, change) {
    const changed = change(held.get(id), undefined);
    if (changed) held.set(id, changed);
    else held.delete(id);
    return Promise.resolve('memory');
  },
};

/**
 * Sends a complaint of the outbox, at most once: every step is stored before it is taken, and after a step with an
 * unknown outcome the server is asked first. Network failures do not throw.
 */
export function sendComplaint(
  id: string,
  deps: SendDeps,
  { isFromForm = false, entry: given, onStep }: SendOptions = {},
): Promise<SendResult> {
  const { api, storage, clock, utcOffset, onChange = () => undefined, onTaken } = deps;
  const outbox = storage.open(complaintOutbox);
  let store = held.has(id) ? pageOutbox : outbox;

  /** Sending again after a lost answer is the same attempt, with the time of the first one. */
  function underWay(reached: SendAttempt['reached'], old: SendAttempt | null): SendAttempt {
    const left = old && mayHaveLeft(old) ? old : null;
    return {
      id: old?.id || newId(),
      startedAt: left?.startedAt ?? clock.now(),
      since: left ? left.since : clock.serverNow(),
      reached,
      isUnderWay: true,
    };
  }

  /** @returns the changed entry; undefined if it is gone, `decide` left it unchanged, or the device has no space */
  async function change(
    decide: (entry: OutboxRecord) => Partial<OutboxRecord> | null,
    initial?: OutboxRecord,
  ): Promise<OutboxRecord | undefined> {
    let changed: OutboxRecord | undefined;
    const outcome = await store.update(id, (old) => {
      const entry = old ?? initial;
      const part = entry && decide(entry);
      changed = entry && part ? { ...entry, ...part } : undefined;
      return changed ?? old;
    });
    if (outcome === 'full' && isFromForm && changed) {
      // On a full device complaining still works; after a kill only the draft remains, and nothing is sent
      // automatically.
      held.set(id, changed);
      store = pageOutbox;
      await outbox.remove(id);
    } else if (outcome === 'full') changed = undefined;
    onChange();
    return changed;
  }

  async function remove(): Promise<void> {
    held.delete(id);
    await outbox.remove(id);
    onChange();
  }

  /**
   * Removes it from the device once the server has it: with the draft that the form shows, or that a kill has left
   * behind.
   */
  async function forget(orderNo: string): Promise<void> {
    await storage.open(complaintDrafts).update(orderNo, (draft) => (draft?.id === id ? undefined : draft));
    await remove();
  }

  async function begin(): Promise<Begun<OutboxRecord, SendResult>> {
    const receipt = (await storage.open(receipts).get(receiptIds.complaint(id)))?.data;
    if (receipt?.kind === 'complaint') {
      await forget(receipt.orderId);
      return { stop: { kind: 'sent', answer: receipt.problemId } };
    }
    let mayHaveArrived = false;
    const attempt = await change((old) => {
      const entry = given ? handedOver(given, old) : old;
      mayHaveArrived = mayHaveLeft(entry.attempt);
      if (entry.state === 'failed') return null;
      return { ...entry, attempt: underWay(entry.attempt?.reached ?? 'images', entry.attempt) };
    }, given);
    return attempt ? { attempt, mayHaveArrived } : { stop: { kind: 'gone' } };
  }

  async function prepare(entry: OutboxRecord): Promise<OutboxRecord | null> {
    const missing = entry.images.find(({ url }) => url === '');
    // The last check before the complaint leaves: from here on it may have arrived.
    if (!missing) return (await change(({ attempt }) => ({ attempt: underWay('save', attempt) }))) ?? null;
    const url = await uploadImage(api, missing);
    const next = await change(({ images, attempt }) => ({
      images: images.map((image) => (image.id === missing.id ? { ...image, url } : image)),
      attempt: underWay('images', attempt),
    }));
    return next ? prepare(next) : null;
  }

  async function send({ text, problemType, problemSonType, orderNo, images, attempt }: OutboxRecord): Promise<string> {
    const fields = { problemType, problemSonType, problemDetail: text, problemImage: joinAddresses(images), orderNo };
    const { problemId } = await api.call(saveProblem, fields, { idempotencyKey: attempt?.id ?? '' });
    return problemId;
  }

  async function look(entry: OutboxRecord): Promise<string | null> {
    const kept = await storage.open(receipts).list();
    const others = new Set(
      kept.flatMap(({ data }) => (data.kind === 'complaint' && data.problemId !== '' ? [data.problemId] : [])),
    );
    return findAttempt(await api.call(problemList, {}, { retry: true }), entry, others, utcOffset);
  }

  async function end(entry: OutboxRecord, delivered: Delivered<string>): Promise<void> {
    const { kind } = delivered;
    if (kind === 'sent') {
      await onTaken(entry, delivered.answer);
      await forget(entry.orderNo);
    } else if (isFromForm && kind !== 'unknown') {
      await remove();
    } else if (kind === 'refused') {
      await change(() => ({
        state: 'failed',
        attempt: null,
        error: delivered.error instanceof RefusedError ? delivered.error.text : '',
      }));
    } else if (kind === 'later') {
      await change(() => ({ attempt: null }));
    } else {
      await change(
        ({ attempt }) =>
          attempt && { attempt: { ...attempt, reached: kind === 'unknown' ? 'save' : 'images', isUnderWay: false } },
      );
    }
  }

  return deliver(storage, complaintLock(id), {
    begin,
    prepare,
    send,
    look,
    end,
    isResent: !isFromForm,
    ...(onStep && { onStep }),
  });
}

/** The complaints of the outbox. */
export function waitingComplaints(deps: SendDeps): OutboxKind<OutboxRecord> {
  return {
    store: complaintOutbox,
    createdAt: ({ createdAt }) => createdAt,
    isWaiting: ({ state }) => state === 'waiting',
    send: (id) => sendComplaint(id, deps),
  };
}
