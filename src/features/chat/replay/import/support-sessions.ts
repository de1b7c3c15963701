import * as v from 'valibot';
import { instant } from '@/lib/instant';
import { defineStore } from '@/storage/definition';
import type { DeviceStorage } from '@/storage/storage';
import type { WriteOutcome } from '@/storage/store';
import type { Conversation } from '../../export/conversation';
import { logVersion, parseChatEvents } from '../../log/events';

/** Imported conversations, kept over reloads. Keyed by the conversation's id. */
export const supportSessions = defineStore({
  name: 'support-sessions',
  // The version of the log: an older one is imported again from its file.
  version: logVersion,
  schema: v.object({
    id: v.string(),
    orderNo: v.string(),
    startedAt: instant,
    endedAt: v.nullable(instant),
    events: v.array(v.unknown()),
  }),
});

/** Imported conversations above this many events stay in the page: writing them would take longer than reading the file again. */
const maxKeptEvents = 20_000;

/** All imported conversations of this device that can be read. */
export async function listImported(storage: DeviceStorage): Promise<Conversation[]> {
  const records = await storage.open(supportSessions).list();
  return records.flatMap(({ data }) => {
    const { events, brokenAt } = parseChatEvents(data.events);
    return brokenAt === null ? [{ ...data, events }] : [];
  });
}

/** `page`: too much to be kept, it ends with the page. */
export type KeptWhere = WriteOutcome | 'page';

/** Keeps what was imported. @returns the worst that happened to any of them */
export async function keepImported(storage: DeviceStorage, conversations: readonly Conversation[]): Promise<KeptWhere> {
  const size = conversations.reduce((sum, { events }) => sum + events.length, 0);
  if (size > maxKeptEvents) return 'page';
  const store = storage.open(supportSessions);
  const outcomes = await Promise.all(
    conversations.map((conversation) =>
      store.set(conversation.id, { ...conversation, events: [...conversation.events] }),
    ),
  );
  return outcomes.find((outcome) => outcome === 'full') ?? outcomes.find((outcome) => outcome === 'memory') ?? 'saved';
}

/** Removes an imported conversation from this device. */
export async function removeImported(storage: DeviceStorage, id: string): Promise<void> {
  await storage.open(supportSessions).remove(id);
}
