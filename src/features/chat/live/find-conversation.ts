import { newId } from '@/domain/new-id';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import { logVersion, type ChatEvent } from '../log/events';
import { readConversation } from '../log/sessions';
import {
  addSession,
  appendEvents,
  changeSession,
  chatScreens,
  forgetSession,
  listSessions,
} from '../records/chat-sessions';
import type { FirstEvent } from './first-event';

/** A conversation to continue. */
export type Found = {
  id: string;
  events: ChatEvent[];
  draft: string;
  /** The last topic of an address; `null`: none. */
  askedIndex: number | null;
  /** Stores the beginning again if the device had no space. `null`: it is stored. */
  begin: (() => Promise<WriteOutcome>) | null;
};

async function begin(storage: DeviceStorage, events: readonly object[], orderNo: string, now: number) {
  const id = newId();
  async function storeFirst(): Promise<WriteOutcome> {
    const outcome = await addSession(storage, { id, orderNo, startedAt: now, logVersion });
    return outcome === 'full' ? outcome : (await appendEvents(storage, id, 0, events)).outcome;
  }
  async function writeAgain(): Promise<WriteOutcome> {
    await forgetSession(storage, id);
    return storeFirst();
  }
  return { id, begin: (await storeFirst()) === 'full' ? writeAgain : null };
}

/** Begins a conversation with its first event. */
export async function startConversation(storage: DeviceStorage, first: FirstEvent, now: number): Promise<Found> {
  const event = { ...first, at: now };
  const begun = await begin(storage, [event], first.orderNo, now);
  return { ...begun, events: [{ ...event, seq: 0 }], draft: '', askedIndex: null };
}

/**
 * The open conversation about an order (`undefined`: the latest about any order), with the readable part of its log.
 * @returns `found`, or null; `wasDamaged`: the log could not be read to its end, and the readable part was copied
 */
export async function findConversation(storage: DeviceStorage, orderNo: string | undefined, now: number) {
  const heads = await listSessions(storage);
  const head = heads.find(
    (candidate) => candidate.endedAt === null && (orderNo === undefined || candidate.orderNo === orderNo),
  );
  const stored = head && (await readConversation(storage, head.id));
  if (!head || !stored) return { found: null, wasDamaged: false };
  const { events, isDamaged } = stored;
  const found = { id: head.id, events, draft: head.draft, askedIndex: head.askedIndex, begin: null };
  if (!isDamaged && events.length > 0) return { found, wasDamaged: false };
  await changeSession(storage, head.id, (old) => ({ ...old, endedAt: now }));
  await storage.open(chatScreens).remove(head.orderNo);
  if (events.length === 0) return { found: null, wasDamaged: isDamaged };
  return { found: { ...found, ...(await begin(storage, events, head.orderNo, now)) }, wasDamaged: true };
}
