import * as v from 'valibot';
import { instant } from '@/domain/instant';
import type { Translate } from '@/platform/i18n/locale-store';
import type { Services } from '@/platform/services';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import { parseChatEvents } from '../log/events';

/** The head of a conversation, readable without its log. Keyed by the session's id. */
export const chatSessions = defineStore({
  name: 'chat-sessions',
  version: 1,
  schema: v.object({
    id: v.string(),
    orderNo: v.string(),
    /** Epoch milliseconds. */
    startedAt: instant,
    /** `null` while the conversation is open. */
    endedAt: v.nullable(instant),
    /** The unsent texts, by the id of the message that each becomes. */
    drafts: v.record(v.string(), v.string()),
    /** The choice of the complaint start that an address requested last, from 0; `null`: none. */
    askedIndex: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
});

export type ChatSessionHead = v.InferOutput<typeof chatSessions.schema>;

/** The events of a conversation. Keyed by the session's id. */
export const chatEvents = defineStore({
  name: 'chat-events',
  version: 1,
  schema: v.object({ events: v.array(v.unknown()) }),
});

/** The texts of the last screen of the chat about an order, for its preview. Keyed by order. */
export const chatScreens = defineStore({
  name: 'chat-screens',
  version: 1,
  toCopy: (screen) => screen,
  schema: v.object({
    /** `tone`: `open` or empty. */
    topics: v.array(v.object({ title: v.string(), tone: v.string() })),
    /** Oldest first. */
    lines: v.array(
      v.object({
        /** `bot`, `borrower` or `note`. */
        from: v.string(),
        text: v.string(),
        /** Of a message: whether it was sent, and why not; otherwise empty. */
        state: v.string(),
        trouble: v.string(),
        /** Below the text: the questions that can be chosen, buttons, and the steps above the questions. */
        questions: v.array(v.string()),
        ways: v.array(v.object({ text: v.string(), icon: v.string() })),
        steps: v.array(v.string()),
      }),
    ),
  }),
});

export type ChatScreenRecord = v.InferOutput<typeof chatScreens.schema>;

/** All conversations of this borrower, newest first. */
export async function listSessions(storage: DeviceStorage): Promise<ChatSessionHead[]> {
  const records = await storage.open(chatSessions).list();
  return records.map(({ data }) => data).sort((a, b) => b.startedAt - a.startedAt);
}

/** The stored events of a conversation, unvalidated; `undefined` if there are none that can be read. */
export async function readEvents(storage: DeviceStorage, id: string): Promise<readonly unknown[] | undefined> {
  return (await storage.open(chatEvents).get(id))?.data.events;
}

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

/** Changes the head of a conversation; without one nothing is written; `undefined` leaves it as it is. */
export function changeSession(
  storage: DeviceStorage,
  id: string,
  change: (head: ChatSessionHead) => ChatSessionHead | undefined,
): Promise<WriteOutcome> {
  return storage.open(chatSessions).update(id, (head) => (head ? (change(head) ?? head) : undefined));
}

/** Begins a conversation with these events: first the log, because a head without one counts as damaged. */
export async function addSession(
  storage: DeviceStorage,
  session: Pick<ChatSessionHead, 'id' | 'orderNo' | 'startedAt'> & Partial<ChatSessionHead>,
  events: readonly unknown[],
): Promise<WriteOutcome> {
  if ((await storage.open(chatEvents).set(session.id, { events: [...events] })) === 'full') return 'full';
  return storage.open(chatSessions).set(session.id, { endedAt: null, drafts: {}, askedIndex: null, ...session });
}

/**
 * Appends events to the log, after events of other tabs, and numbers them. @param from how many the caller has
 * @returns `tail`: all stored events after those, also of other tabs. `outcome` is `over` if the log was deleted
 */
export async function appendEvents(storage: DeviceStorage, id: string, from: number, added: readonly object[]) {
  let held: readonly unknown[] | undefined;
  let all: unknown[] = [];
  const outcome = await storage.open(chatEvents).update(id, (old) => {
    held = old?.events;
    if (!held) return undefined;
    const next = held.length;
    all = [...held, ...added.map((event, index) => ({ ...event, seq: next + index }))];
    return { events: all };
  });
  if (!held) return { outcome: 'over', tail: [] } as const;
  return { outcome, tail: (outcome === 'full' ? held : all).slice(from) };
}

/** Deletes a conversation: first its log, which other tabs then no longer extend. */
export async function forgetSession(storage: DeviceStorage, id: string): Promise<void> {
  await storage.open(chatEvents).remove(id);
  await storage.open(chatSessions).remove(id);
}

/** The conversations about an order (empty: any), masked for a dispute file. @throws if their code cannot be loaded */
export async function readDisputeChats(
  { storage, locale }: Pick<Services, 'storage' | 'locale'>,
  orderNo: string,
  translate: Translate,
) {
  const [{ loadDisputeChats }] = await Promise.all([
    import('../export/masked-conversations'),
    locale.loadCatalog('chat'),
  ]);
  return loadDisputeChats(storage, orderNo, translate);
}
