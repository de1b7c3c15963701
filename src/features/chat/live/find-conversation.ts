import { addSession, appendEvents, changeSession, listSessions } from '@/storage/records/chat-sessions';
import type { DeviceStorage } from '@/storage/storage';
import { logVersion, type ChatEvent } from '../log/events';
import { readConversation } from '../log/sessions';
import type { FirstEvent } from './first-event';
import { newId } from '@/lib/new-id';

/** A conversation to go on with. */
export type Found = {
  id: string;
  events: ChatEvent[];
  draft: string;
  /** The category that an address asked for last; `null`: none did. */
  askedIndex: number | null;
};

export type Search = { found: Found | null; /** A log that could not be read to its end has been set aside. */ wasDamaged: boolean };

async function begin(storage: DeviceStorage, events: readonly object[], orderNo: string, now: number): Promise<string> {
  const id = newId();
  await addSession(storage, { id, orderNo, startedAt: now, logVersion });
  await appendEvents(storage, id, 0, events);
  return id;
}

/** Begins a conversation with its first event. */
export async function startConversation(storage: DeviceStorage, first: FirstEvent, now: number): Promise<Found> {
  const event = { ...first, at: now };
  const id = await begin(storage, [event], first.orderNo, now);
  return { id, events: [{ ...event, seq: 0 }], draft: '', askedIndex: null };
}

/**
 * Finds the conversation about an order that still goes on. One whose log is damaged stays on the device as it is; what
 * can be read of it goes on in a copy.
 * @param orderNo `undefined`: about whatever order, the latest
 */
export async function findConversation(storage: DeviceStorage, orderNo: string | undefined, now: number): Promise<Search> {
  const heads = await listSessions(storage);
  const head = heads.find((candidate) => candidate.endedAt === null && (orderNo === undefined || candidate.orderNo === orderNo));
  const stored = head && (await readConversation(storage, head.id));
  if (!head || !stored) return { found: null, wasDamaged: false };
  const { events, isDamaged } = stored;
  const found = { id: head.id, events, draft: head.draft, askedIndex: head.askedIndex };
  if (!isDamaged && events.length > 0) return { found, wasDamaged: false };
  await changeSession(storage, head.id, (old) => ({ ...old, endedAt: now }));
  if (events.length === 0) return { found: null, wasDamaged: isDamaged };
  return { found: { ...found, id: await begin(storage, events, head.orderNo, now) }, wasDamaged: true };
}
