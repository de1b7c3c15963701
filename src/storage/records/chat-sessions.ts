import * as v from 'valibot';
import { defineStore } from '../definition';
import type { DeviceStorage } from '../storage';
import type { WriteOutcome } from '../store';
import { migrateChatLog } from './chat-log-migration';

/** Events in one record: few enough that writing one event never means writing a whole conversation. */
export const chunkSize = 200;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.finite());

/** What is known of a conversation without reading its log. Keyed by the session's id. */
export const chatSessions = defineStore({
  name: 'chat-sessions',
  version: 1,
  schema: v.object({
    id: v.string(),
    orderNo: v.string(),
    /** Epoch milliseconds. */
    startedAt: time,
    /** `null` while the conversation goes on. */
    endedAt: v.nullable(time),
    logVersion: v.optional(count, 0),
    /** Events that were certainly written; there may be a few more. */
    count: v.optional(count, 0),
    /** What stands in the input and has not been sent. */
    draft: v.optional(v.string(), ''),
    /** Who may send at this moment, where the browser has no locks of its own. */
    lease: v.optional(v.nullable(v.object({ tab: v.string(), until: time })), null),
  }),
});

export type ChatSessionHead = v.InferOutput<typeof chatSessions.schema>;

/**
 * The events of a conversation, in order, at most `chunkSize` to a record. Keyed by session and number: `<session>/0`.
 * A version of this store is the version of the log plus one. The events are read by the chat, which knows their form.
 */
export const chatEvents = defineStore({
  name: 'chat-events',
  version: 2,
  schema: v.object({ first: count, events: v.pipe(v.array(v.unknown()), v.maxLength(chunkSize)) }),
  migrate(data, fromVersion) {
    const { first, events } = v.parse(v.object({ first: count, events: v.array(v.unknown()) }), data);
    return { first, events: migrateChatLog(events, fromVersion - 1, first) };
  },
});

const chunkKey = (id: string, chunk: number) => `${id}/${String(chunk)}`;

/** All conversations of the present borrower, the latest first. */
export async function listSessions(storage: DeviceStorage): Promise<ChatSessionHead[]> {
  const records = await storage.open(chatSessions).list();
  return records.map(({ data }) => data).sort((a, b) => b.startedAt - a.startedAt);
}

/**
 * The stored events of a conversation from one place on, in the present form but unchecked (`parseChatEvents` checks).
 * @param from number of the first event wanted
 */
export async function readEvents(storage: DeviceStorage, id: string, from = 0): Promise<unknown[]> {
  const store = storage.open(chatEvents);
  const found: unknown[] = [];
  for (let chunk = Math.floor(from / chunkSize); ; chunk += 1) {
    const events = (await store.get(chunkKey(id, chunk)))?.data.events ?? [];
    for (const event of events.slice(Math.max(0, from - chunk * chunkSize))) found.push(event);
    if (events.length < chunkSize) return found;
  }
}

/**
 * One conversation with its log.
 * @returns `undefined` when there is none. `isCut`: events that were once written cannot be read any more
 */
export async function readSession(storage: DeviceStorage, id: string): Promise<{ head: ChatSessionHead; events: unknown[]; isCut: boolean } | undefined> {
  const head = (await storage.open(chatSessions).get(id))?.data;
  if (!head) return undefined;
  const events = await readEvents(storage, id);
  return { head, events, isCut: events.length < head.count };
}

/** Changes what is known of a conversation; without one, or when `change` gives `undefined`, nothing is written. */
export function changeSession(storage: DeviceStorage, id: string, change: (head: ChatSessionHead) => ChatSessionHead | undefined): Promise<WriteOutcome> {
  return storage.open(chatSessions).update(id, (head) => (head ? (change(head) ?? head) : undefined));
}

/** Begins a conversation with an empty log. */
export function addSession(storage: DeviceStorage, session: Pick<ChatSessionHead, 'id' | 'orderNo' | 'startedAt' | 'logVersion'>): Promise<WriteOutcome> {
  return storage.open(chatSessions).set(session.id, { endedAt: null, count: 0, draft: '', lease: null, ...session });
}

type Numbered = object & { seq: number };

/**
 * Adds events behind whatever the log holds at that moment, other tabs' events included, and numbers them.
 * @param from how many events the caller knows
 * @returns everything behind those: other tabs' events and the added ones, in the order of the log. With `full` the added ones
 *   that found no room are missing
 */
export async function appendEvents(storage: DeviceStorage, id: string, from: number, added: readonly object[]): Promise<{ outcome: WriteOutcome; tail: unknown[] }> {
  const store = storage.open(chatEvents);
  const tail: unknown[] = [];
  let rest = added;
  let outcome: WriteOutcome = 'saved';
  for (let chunk = Math.floor(from / chunkSize); ; chunk += 1) {
    const first = chunk * chunkSize;
    let held: readonly unknown[] = [];
    let taken: Numbered[] = [];
    const written = await store.update(chunkKey(id, chunk), (old) => {
      held = old?.events ?? [];
      taken = rest.slice(0, Math.max(0, chunkSize - held.length)).map((event, index) => ({ ...event, seq: first + held.length + index }));
      return taken.length === 0 ? old : { first, events: [...held, ...taken] };
    });
    if (written !== 'saved') outcome = written;
    const events = written === 'full' ? held : [...held, ...taken];
    for (const event of events.slice(Math.max(0, from - first))) tail.push(event);
    rest = rest.slice(taken.length);
    if (written === 'full' || (rest.length === 0 && events.length < chunkSize)) break;
  }
  const count = from + tail.length;
  await changeSession(storage, id, (head) => (head.count < count ? { ...head, count } : undefined));
  return { outcome, tail };
}

/** Deletes a conversation for good, its log from the end, so that what a kill in the middle leaves can be deleted again. */
export async function forgetSession(storage: DeviceStorage, id: string): Promise<void> {
  const heads = storage.open(chatSessions);
  const chunks = storage.open(chatEvents);
  const written = Math.ceil(((await heads.get(id))?.data.count ?? 0) / chunkSize);
  let last = written;
  while ((await chunks.get(chunkKey(id, last))) !== undefined) last += 1;
  for (let chunk = last; chunk >= 0; chunk -= 1) await chunks.remove(chunkKey(id, chunk));
  await heads.remove(id);
}
