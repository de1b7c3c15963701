import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { Store, WriteOutcome } from '@/platform/storage/store';

/** Events per record, so that writing one event does not write a whole conversation. */
export const chunkSize = 200;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

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
    /** Number of events that were certainly written; there may be a few more. */
    count,
    draft: v.string(),
    /** The choice of the complaint start that an address requested last, from 0; `null`: none. */
    askedIndex: v.nullable(count),
  }),
});

export type ChatSessionHead = v.InferOutput<typeof chatSessions.schema>;

/** The events of a conversation, at most `chunkSize` per record `<session>/<number>`. */
export const chatEvents = defineStore({
  name: 'chat-events',
  version: 1,
  schema: v.object({ first: count, events: v.pipe(v.array(v.unknown()), v.maxLength(chunkSize)) }),
});

type Chunk = v.InferOutput<typeof chatEvents.schema>;

/** The texts of the last screen of the chat about an order, for its preview. Keyed by order. */
export const chatScreens = defineStore({
  name: 'chat-screens',
  version: 1,
  isCopied: () => true,
  schema: v.object({
    /** `tone`: `open` or empty. */
    topics: v.array(v.object({ title: v.string(), tone: v.string() })),
    /** Oldest first. */
    lines: v.array(
      v.object({
        /** `bot`, `own` or `note`. */
        from: v.string(),
        text: v.string(),
        /** Of a message: whether it was sent; otherwise empty. */
        state: v.string(),
        /** Below the text: the questions that can be chosen, buttons, and the steps above the questions. */
        questions: v.array(v.string()),
        ways: v.array(v.object({ text: v.string(), icon: v.string() })),
        steps: v.array(v.string()),
      }),
    ),
  }),
});

export type ChatScreenRecord = v.InferOutput<typeof chatScreens.schema>;

const chunkKey = (id: string, chunk: number) => `${id}/${String(chunk)}`;

/** All conversations of this borrower, newest first. */
export async function listSessions(storage: DeviceStorage): Promise<ChatSessionHead[]> {
  const records = await storage.open(chatSessions).list();
  return records.map(({ data }) => data).sort((a, b) => b.startedAt - a.startedAt);
}

/** The stored events from an index on, unvalidated; the records of the `known` ones are read in parallel. */
export async function readEvents(storage: DeviceStorage, id: string, from = 0, known = from): Promise<unknown[]> {
  const store = storage.open(chatEvents);
  const readChunk = async (chunk: number): Promise<readonly unknown[]> =>
    (await store.get(chunkKey(id, chunk)))?.data.events ?? [];
  const start = Math.floor(from / chunkSize);
  const found: unknown[] = [];

  /** Adds the events of one record. @returns whether the log may continue in the next one */
  function take(events: readonly unknown[], chunk: number): boolean {
    for (const event of events.slice(Math.max(0, from - chunk * chunkSize))) found.push(event);
    return events.length >= chunkSize;
  }

  const full = Math.max(0, Math.floor(known / chunkSize) - start);
  const chunks = await Promise.all(Array.from({ length: full }, (_, index) => readChunk(start + index)));
  // A missing or short record ends the log.
  if (!chunks.every((events, index) => take(events, start + index))) return found;
  let next = start + full;
  while (take(await readChunk(next), next)) next += 1;
  return found;
}

/** A conversation with its log. `isCut`: events that were written are unreadable now. */
export type ReadSession = { head: ChatSessionHead; events: unknown[]; isCut: boolean };

/** All conversations of this borrower with their logs, newest first, by two reads in total. */
export async function readAllSessions(storage: DeviceStorage): Promise<ReadSession[]> {
  const [heads, records] = await Promise.all([listSessions(storage), storage.open(chatEvents).list()]);
  const chunks = new Map(records.map(({ key, data }) => [key, data.events]));

  function eventsOf(id: string, chunk = 0): unknown[] {
    const events = chunks.get(chunkKey(id, chunk)) ?? [];
    return events.length < chunkSize ? events : [...events, ...eventsOf(id, chunk + 1)];
  }

  return heads.map((head) => {
    const events = eventsOf(head.id);
    return { head, events, isCut: events.length < head.count };
  });
}

/** @returns one conversation with its log; `undefined` if there is none */
export async function readChatSession(storage: DeviceStorage, id: string): Promise<ReadSession | undefined> {
  const head = (await storage.open(chatSessions).get(id))?.data;
  if (!head) return undefined;
  const events = await readEvents(storage, id, 0, head.count);
  return { head, events, isCut: events.length < head.count };
}

/** Changes the head of a conversation; without one, or if `change` gives `undefined`, nothing is written. */
export function changeSession(
  storage: DeviceStorage,
  id: string,
  change: (head: ChatSessionHead) => ChatSessionHead | undefined,
): Promise<WriteOutcome> {
  return storage.open(chatSessions).update(id, (head) => (head ? (change(head) ?? head) : undefined));
}

/** Begins a conversation with an empty log. */
export function addSession(
  storage: DeviceStorage,
  session: Pick<ChatSessionHead, 'id' | 'orderNo' | 'startedAt'> & Partial<ChatSessionHead>,
): Promise<WriteOutcome> {
  return storage
    .open(chatSessions)
    .set(session.id, { endedAt: null, count: 0, draft: '', askedIndex: null, ...session });
}

/** `stored`: how many of the added events are stored; fewer on a full device. */
type Appended = { stored: number; tail: unknown[] };

/** Fills one record, then the next. @param from number of events that the caller has: `tail` are those after them */
async function fill(store: Store<Chunk>, id: string, from: number, added: readonly object[]): Promise<Appended> {
  const tail: unknown[] = [];
  let rest = added;
  for (let chunk = Math.floor(from / chunkSize); ; chunk += 1) {
    const left = rest;
    const first = chunk * chunkSize;
    let held: readonly unknown[] = [];
    let taken: object[] = [];
    const outcome = await store.update(chunkKey(id, chunk), (old) => {
      held = old?.events ?? [];
      taken = left
        .slice(0, Math.max(0, chunkSize - held.length))
        .map((event, index) => ({ ...event, seq: first + held.length + index }));
      return taken.length === 0 ? old : { first, events: [...held, ...taken] };
    });
    const events = outcome === 'full' ? held : [...held, ...taken];
    tail.push(...events.slice(Math.max(0, from - first)));
    if (outcome !== 'full') rest = rest.slice(taken.length);
    if (outcome === 'full' || (rest.length === 0 && events.length < chunkSize))
      return { stored: added.length - rest.length, tail };
  }
}

/**
 * Appends events to the log, after events of other tabs, and numbers them.
 * @param from number of events that the caller has
 * @returns all events after those: of other tabs and the stored ones, in the order of the log. `isOver`: nothing is
 *   stored, because the conversation was deleted
 */
export async function appendEvents(
  storage: DeviceStorage,
  id: string,
  from: number,
  added: readonly object[],
): Promise<Appended & { isOver: boolean }> {
  let isOver = (await storage.open(chatSessions).get(id)) === undefined;
  if (isOver) return { stored: 0, tail: [], isOver };
  const written = await fill(storage.open(chatEvents), id, from, added);
  const total = from + written.tail.length;
  isOver = true;
  await changeSession(storage, id, (head) => {
    isOver = false;
    return head.count < total ? { ...head, count: total } : undefined;
  });
  // Another tab has deleted it meanwhile.
  if (isOver) await forgetSession(storage, id, total);
  return { ...written, isOver };
}

/**
 * Deletes a conversation, its log from the end, so that the rest can be deleted again after a kill in the middle.
 * @param least a number of events that it has had
 */
export async function forgetSession(storage: DeviceStorage, id: string, least = 0): Promise<void> {
  const heads = storage.open(chatSessions);
  const chunks = storage.open(chatEvents);
  const known = Math.ceil(Math.max(least, (await heads.get(id))?.data.count ?? 0) / chunkSize);
  async function removeLog(): Promise<void> {
    let last = known;
    while ((await chunks.get(chunkKey(id, last))) !== undefined) last += 1;
    for (; last >= known; last -= 1) await chunks.remove(chunkKey(id, last));
    await Promise.all(Array.from({ length: known }, (_, chunk) => chunks.remove(chunkKey(id, known - 1 - chunk))));
  }
  await removeLog();
  await heads.remove(id);
  // A tab that still found the head may have added events; one that does not find it removes its own.
  await removeLog();
}
