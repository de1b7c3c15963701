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
  // The name of a photo can tell a place or a person: the server gets none of it.
  const file = new File([bytes], name === '' || type !== 'image/jpeg' ? 'image' : 'image.jpg', { type });
  const { url } = await api.call(uploadProblemImage, { problemImage: file }, signal ? { signal } : {});
  return url;
}

/** How far the clocks of the lender's servers may be apart, milliseconds; the list's times count whole seconds. */
const toleranceMs = 5 * 60_000;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A list may show the beginning only. */
function isSameText(listed: string, sent: string): boolean {
  const beginning = /^(.{20,}?)(?:…|\.\.\.)$/s.exec(plain(listed))?.[1];
  return plain(listed) === plain(sent) || (beginning !== undefined && plain(sent).startsWith(beginning));
}

/** A complaint that left, and whose answer was lost. */
type LostComplaint = { text: string; attempt: Pick<SendAttempt, 'since'> | null };

/**
 * Finds the complaint of an attempt whose answer was lost.
 * @param others the numbers of complaints that are known to be of other attempts
 * @param utcOffset of the lender's clock
 * @returns its number; `null` when the server has none of that text, created since, that is of no other attempt
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
    // Where a time is not known the text has to do: better told twice of one complaint than sent twice.
    const isSince = created === undefined || since === null || created >= since - toleranceMs;
    return isSameText(content, text) && isSince && !others.has(id);
  });
  return found?.id ?? null;
}

/**
 * The receipt of a complaint that the server has taken (decision 55, receipts).
 * @param problemId the server's number; empty when it told none
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
  /** Called whenever the entry has changed. */
  onChange?: () => void;
  /**
   * Called when the server has a complaint; its entry goes once this is done, so that a kill in
   * between loses nothing of it.
   */
  onTaken: (entry: OutboxRecord, problemId: string) => Promise<void>;
};

export type SendOptions = {
  /** A form shows it: what surely was not sent goes back there, and is not sent again by itself. */
  isFromForm?: boolean;
  /** What the form hands over; absent: only what has left before is asked about. */
  entry?: OutboxRecord;
  onStep?: Write<unknown, unknown, never>['onStep'];
};

/**
 * The answer is the complaint's number, empty when the server told none. `gone`: sent already, taken back,
 * or waiting for the person.
 */
export type SendResult = Delivered<string> | { kind: 'elsewhere' } | { kind: 'gone' };

/** Complaints of a device without room: they last as long as the page. */
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
 * Sends a complaint of the outbox, at most once: every step is written down before it is taken, and after a step whose
 * outcome nobody knows, the server is asked first. Never throws for what a network does.
 */
export function sendComplaint(
  id: string,
  deps: SendDeps,
  { isFromForm = false, entry: given, onStep }: SendOptions = {},
): Promise<SendResult> {
  const { api, storage, clock, utcOffset, onChange = () => undefined, onTaken } = deps;
  const outbox = storage.open(complaintOutbox);
  let store = held.has(id) ? pageOutbox : outbox;

  /** What is sent again after a lost answer is the same attempt, of the moment when it first left. */
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

  /** @returns the entry as changed; undefined when it is gone, `decide` left it alone, or the device has no room */
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
      // A full device keeps nobody from complaining; a kill then leaves the draft alone, and
      // nothing that is sent by itself.
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
   * Takes it off the device, once the server has it: with the draft that the form still shows, or
   * that a kill has left behind.
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
    // The last word before the complaint itself leaves: from here on it may have arrived.
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
