import { newId } from '@/domain/new-id';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { ChatEvent } from '../log/events';
import {
  addSession,
  changeSession,
  chatScreens,
  type ChatSessionHead,
  listSessions,
  readLog,
} from '../records/chat-sessions';
import type { FirstEvent } from './first-event';

/** A conversation to continue. */
export type Found = {
  id: string;
  events: ChatEvent[];
  drafts: ChatSessionHead['drafts'];
  askedIndex: number | null;
  /** Tries again to store the beginning, for which the device had no space. `null`: it is stored. */
  begin: (() => Promise<boolean>) | null;
};

type Beginning = Pick<ChatSessionHead, 'startedAt' | 'askedIndex' | 'drafts'>;

async function begin(storage: DeviceStorage, events: ChatEvent[], head: Beginning & Pick<ChatSessionHead, 'orderNo'>) {
  const id = newId();
  const store = async () => (await addSession(storage, { id, ...head }, events)) !== 'full';
  return { id, begin: (await store()) ? null : store };
}

/** Begins a conversation with its first event. */
export async function startConversation(storage: DeviceStorage, first: FirstEvent, beginning: Beginning) {
  const events = [{ ...first, at: beginning.startedAt, seq: 0 }];
  const head = { ...beginning, orderNo: first.orderNo };
  return { ...head, ...(await begin(storage, events, head)), events } satisfies Found;
}

/**
 * The open conversation about an order (`undefined`: the latest about any order), with the readable part of its log.
 * @returns `found`, or null; `wasDamaged`: the log could not be read to its end, and the readable part was copied;
 *   `unread`: the unsent texts of a conversation of which nothing could be read
 */
export async function findConversation(storage: DeviceStorage, orderNo: string | undefined, now: number) {
  const heads = await listSessions(storage);
  const head = heads.find(
    (candidate) => candidate.endedAt === null && (orderNo === undefined || candidate.orderNo === orderNo),
  );
  if (!head) return { found: null, wasDamaged: false, unread: {} };
  const { id, orderNo: about, drafts, askedIndex } = head;
  const { events, isDamaged } = await readLog(storage, id);
  const found = { id, events, drafts, askedIndex, begin: null };
  if (!isDamaged) return { found, wasDamaged: false, unread: {} };
  await changeSession(storage, id, (old) => ({ ...old, endedAt: now }));
  await storage.open(chatScreens).remove(about);
  if (events.length === 0) return { found: null, wasDamaged: true, unread: drafts };
  const copy = await begin(storage, events, { orderNo: about, startedAt: now, drafts, askedIndex });
  return { found: { ...found, ...copy }, wasDamaged: true, unread: {} };
}
