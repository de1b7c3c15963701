import { RefusedError } from '@/api/errors';
import type { ApiClient } from '@/api/http/create-client';
import { outcomeOf } from '@/delivery/outcome';
import type { Clock } from '@/domain/clock';
import { newId } from '@/lib/new-id';
import { complaintDrafts } from '@/storage/records/complaint-drafts';
import { complaintOutbox, type OutboxRecord } from '@/storage/records/complaint-outbox';
import type { EvidenceImage, SendAttempt } from '@/storage/records/complaint-evidence';
import type { DeviceStorage } from '@/storage/storage';
import type { TakenComplaint } from './complaint-receipt';
import { askForAttempt, deliver, uploadImage } from './delivery';

export type SendDeps = {
  api: ApiClient;
  storage: DeviceStorage;
  clock: Pick<Clock, 'now' | 'serverNow'>;
  /** Tells this window from others. */
  holder: string;
  /** How long an entry's attempt has stood as it is before this window's eyes, milliseconds. */
  unchangedMs: (id: string, state: string) => number;
  utcOffset: string;
  /** Called whenever the entry has changed. */
  onChange: () => void;
  /** Called when the server has a complaint; its entry goes once this is done, so that a kill in between loses nothing of it. */
  onTaken: (complaint: TakenComplaint) => Promise<void>;
};

/** `later`: it waits on. `gone`: somebody else has it in hand, or took it back. */
export type SendResult = 'sent' | 'failed' | 'later' | 'gone';

/** For so long an entry belongs to the window that sends it, milliseconds: longer than any one call takes. */
const leaseMs = 90_000;

/**
 * Sends one entry of the outbox, at most once: every step is written down before it is taken, and after a step whose
 * outcome nobody knows, the server is asked first. Never throws for what a network does.
 * @param isAlone no other window can be at it, whatever its lease says
 */
export async function sendEntry(id: string, isAlone: boolean, { api, storage, clock, holder, unchangedMs, utcOffset, onChange, onTaken }: SendDeps): Promise<SendResult> {
  const store = storage.open(complaintOutbox);
  const { now } = clock;
  /** What is sent again after a lost answer is the same attempt. */
  const lease = (reached: SendAttempt['reached'], old: SendAttempt | null): SendAttempt => ({
    id: old?.id || newId(),
    startedAt: now(),
    since: clock.serverNow(),
    reached,
    holder,
    until: now() + leaseMs,
  });

  /** @returns the entry as changed; undefined when it is gone, or `decide` left it alone */
  async function change(decide: (entry: OutboxRecord) => Partial<OutboxRecord> | null): Promise<OutboxRecord | undefined> {
    let changed: OutboxRecord | undefined;
    const outcome = await store.update(id, (entry) => {
      const part = entry && decide(entry);
      changed = entry && part ? { ...entry, ...part } : undefined;
      return changed ?? entry;
    });
    onChange();
    // What cannot be written down is not begun.
    return outcome === 'full' ? undefined : changed;
  }

  async function sent(entry: OutboxRecord, problemId: string): Promise<SendResult> {
    const { text, typeTitle, sonTypeTitle, orderNo, orderName, images, attempt } = entry;
    await onTaken({ id, problemId, sentAt: attempt?.startedAt ?? now(), text, typeTitle, sonTypeTitle, orderNo, orderName, imageCount: images.length });
    // A kill while the complaint was laid in the outbox leaves its draft behind, under the same id.
    await storage.open(complaintDrafts).update(orderNo, (draft) => (draft?.id === id ? undefined : draft));
    await store.remove(id);
    onChange();
    return 'sent';
  }

  async function failed(error: unknown): Promise<SendResult> {
    await change(() => ({ state: 'failed', attempt: null, error: error instanceof RefusedError ? error.text : '' }));
    return 'failed';
  }

  async function upload(entry: OutboxRecord): Promise<OutboxRecord | undefined> {
    const missing = entry.images.find(({ url }) => url === '');
    if (!missing) return entry;
    const url = await uploadImage(api, missing);
    const withUrl = (image: EvidenceImage) => (image.id === missing.id ? { ...image, url } : image);
    const next = await change(({ images, attempt }) => ({ images: images.map(withUrl), attempt: lease('images', attempt) }));
    return next && upload(next);
  }

  const isFree = ({ attempt }: OutboxRecord) =>
    isAlone || !attempt || attempt.until === 0 || attempt.holder === holder || unchangedMs(id, `${attempt.holder} ${attempt.until}`) >= leaseMs;
  let before: SendAttempt | null = null;
  const claimed = await change((entry) => {
    before = entry.attempt;
    if (entry.state === 'failed' || !isFree(entry)) return null;
    return { attempt: entry.attempt?.reached === 'save' ? { ...entry.attempt, holder, until: now() + leaseMs } : lease('images', entry.attempt) };
  });
  if (!claimed) return 'gone';

  try {
    const lost = claimed.attempt?.reached === 'save' ? claimed.attempt : null;
    const found = lost && (await askForAttempt(api, storage, { text: claimed.text, attempt: lost }, utcOffset));
    if (found !== null) return await sent(claimed, found);
  } catch {
    // Not known yet: it stays an attempt, and the question is asked again.
    await change(({ attempt }) => attempt && { attempt: { ...attempt, until: 0 } });
    return 'later';
  }

  let ready: OutboxRecord | undefined;
  try {
    if (before !== null) await change(({ attempt }) => ({ attempt: lease('images', attempt) }));
    const uploaded = await upload(claimed);
    // The last word before the complaint itself leaves: from here on it may have arrived.
    ready = uploaded && (await change(({ attempt }) => ({ attempt: lease('save', attempt) })));
  } catch (error) {
    if (outcomeOf(error) === 'refused') return failed(error);
    await change(() => ({ attempt: null }));
    return 'later';
  }
  if (!ready) {
    await change(() => ({ attempt: null }));
    return 'later';
  }

  try {
    return await sent(ready, await deliver(api, ready, ready.attempt?.id ?? ''));
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'refused') return failed(error);
    await change(({ attempt }) => ({ attempt: outcome === 'later' || !attempt ? null : { ...attempt, until: 0 } }));
    return 'later';
  }
}
