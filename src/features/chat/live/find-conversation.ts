import { newId } from '@/domain/new-id';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { ChatEvent } from '../log/events';
import { readConversation } from '../log/sessions';
import {
  addSession,
  appendEvents,
  changeSession,
  chatScreens,
  forgetSession,
  listSessions,
  type ChatSessionHead,
} from '../records/chat-sessions';
import type { FirstEvent } from './first-event';

/** A conversation to continue. */
export type Found = {
  id: string;
  events: ChatEvent[];
  draft: string;
  /** The last topic of an address; `null`: none. */
  askedIndex: number | null;
  /** Tries again to store the beginning, for which the device had no space. `null`: it is stored. */
  begin: (() => Promise<boolean>) | null;
};

type Beginning = Pick<ChatSessionHead, 'startedAt' | 'askedIndex'>;

type Head = Beginning & Pick<ChatSessionHead, 'orderNo' | 'draft'>;

async function begin(storage: DeviceStorage, events: readonly object[], head: Head) {
  const id = newId();
  async function storeFirst(): Promise<boolean> {
    if ((await addSession(storage, { id, ...head })) === 'full') return false;
    return (await appendEvents(storage, id, 0, events)).stored === events.length;
  }
  async function writeAgain(): Promise<boolean> {
    await forgetSession(storage, id);
    return storeFirst();
  }
  return { id, begin: (await storeFirst()) ? null : writeAgain };
}

/** Begins a conversation with its first event. */
export async function startConversation(storage: DeviceStorage, first: FirstEvent, beginning: Beginning) {
  const event = { ...first, at: beginning.startedAt };
  const head = { ...beginning, orderNo: first.orderNo, draft: '' };
  return { ...head, ...(await begin(storage, [event], head)), events: [{ ...event, seq: 0 }] } satisfies Found;
}

/**
 * The open conversation about an order (`undefined`: the latest about any order), with the readable part of its log.
 * @returns `found`, or null; `wasDamaged`: the log could not be read to its end, and the readable part was copied;
 *   `unread`: the unsent text of a conversation of which nothing could be read
 */
export async function findConversation(storage: DeviceStorage, orderNo: string | undefined, now: number) {
  const heads = await listSessions(storage);
  const head = heads.find(
    (candidate) => candidate.endedAt === null && (orderNo === undefined || candidate.orderNo === orderNo),
  );
  const stored = head && (await readConversation(storage, head.id));
  if (!head || !stored) return { found: null, wasDamaged: false, unread: '' };
  const { events, isDamaged } = stored;
  const { id, orderNo: about, draft, askedIndex } = head;
  const found = { id, events, draft, askedIndex, begin: null };
  if (!isDamaged && events.length > 0) return { found, wasDamaged: false, unread: '' };
  await changeSession(storage, id, (old) => ({ ...old, endedAt: now }));
  await storage.open(chatScreens).remove(about);
  if (events.length === 0) return { found: null, wasDamaged: isDamaged, unread: draft };
  const copy = await begin(storage, events, { orderNo: about, startedAt: now, draft, askedIndex });
  return { found: { ...found, ...copy }, wasDamaged: true, unread: '' };
}
