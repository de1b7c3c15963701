import type { DeviceStorage } from '@/platform/storage/storage';
import { chatEvents, listSessions, readEvents } from '../records/chat-sessions';
import { parseChatEvents } from './events';

/** The readable beginning of a stored log, with a mark if it is `isDamaged`. The rest stays on the device. */
function check(stored: readonly unknown[] | undefined) {
  const { events, brokenAt } = parseChatEvents(stored ?? []);
  const isDamaged = brokenAt !== null || !stored;
  const last = events[events.length - 1];
  if (isDamaged && last) events.push({ type: 'incomplete', seq: events.length, at: last.at });
  return { events, isDamaged };
}

/** The log of a stored conversation, as far as it can be read. */
export const readLog = async (storage: DeviceStorage, id: string) => check(await readEvents(storage, id));

/** All stored conversations of which something can be read, newest first. */
export async function readConversations(storage: DeviceStorage) {
  const [heads, records] = await Promise.all([listSessions(storage), storage.open(chatEvents).list()]);
  const logs = new Map(records.map(({ key, data }) => [key, data.events]));
  return heads
    .map(({ id, orderNo, startedAt }) => ({ id, orderNo, startedAt, events: check(logs.get(id)).events }))
    .filter(({ events }) => events.length > 0);
}
