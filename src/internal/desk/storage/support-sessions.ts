import * as v from 'valibot';
import { newId } from '@/domain/new-id';
import type { Conversation } from '@/features/chat/export/conversation';
import { parseChatEvents, type ChatEvent } from '@/features/chat/log/events';
import { canonicalJson } from '@/features/records/dispute/dispute-format';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { Store, WriteOutcome } from '@/platform/storage/store';
import { headOf, headSchema, type Head } from '../library/summary';

/** Summaries by batch, apart from the logs: a hundred records list ten thousand conversations. */
export const supportHeads = defineStore({
  name: 'support-heads',
  version: 1,
  schema: v.object({ heads: v.array(headSchema) }),
});

/** The logs of the same batches, by conversation. */
export const supportLogs = defineStore({
  name: 'support-logs',
  version: 1,
  schema: v.object({ logs: v.array(v.object({ id: v.string(), events: v.array(v.unknown()) })) }),
});

/** A batch is full with this many events or conversations. */
const full = { events: 2_000, conversations: 200 };

/** A conversation with the build that recorded it; empty if unknown. `differsFrom`: see the head. */
export type ImportedSession = { conversation: Conversation; release: string; differsFrom?: string };

/** The summary of an imported conversation, and the batch of its log. */
type Found = { head: Head; batch: string };

/** The summaries of all imported conversations. If the page was closed during a replacement, the longer log counts. */
export async function listImported(desk: DeviceStorage): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const { key: batch, data } of await desk.open(supportHeads).list())
    for (const head of data.heads)
      if (head.count > (found.get(head.id)?.head.count ?? 0)) found.set(head.id, { head, batch });
  return [...found.values()];
}

/** The logs of imported conversations. @returns the readable ones */
export async function readImported(desk: DeviceStorage, found: readonly Found[]): Promise<Conversation[]> {
  const batches = new Map<string, readonly { id: string; events: readonly unknown[] }[]>();
  const conversations: Conversation[] = [];
  for (const { head, batch } of found) {
    const logs = batches.get(batch) ?? (await desk.open(supportLogs).get(batch))?.data.logs ?? [];
    batches.set(batch, logs);
    const { id, orderNo, startedAt } = head;
    const { events, brokenAt } = parseChatEvents(logs.find((one) => one.id === id)?.events ?? []);
    if (brokenAt === null && events.length > 0) conversations.push({ id, orderNo, startedAt, events });
  }
  return conversations;
}

/** Whether a log has all events of the other one, in the same places. */
const continues = (log: readonly ChatEvent[], other: readonly ChatEvent[]) =>
  log.length >= other.length && canonicalJson(log.slice(0, other.length)) === canonicalJson(other);

/**
 * Finds the place of each conversation of a file. One with the same id and other events gets an id of its own, so that
 * no file replaces what an agent has read; only the continuation of the same events replaces them.
 * @param loose imported conversations that are not stored
 * @returns those that the library does not have, and `names`: their ids in it, by the id in the file
 */
export async function placeImported(
  desk: DeviceStorage,
  sessions: readonly ImportedSession[],
  loose: readonly ImportedSession[],
) {
  const ids = new Set(sessions.map(({ conversation }) => conversation.id));
  const found = (await listImported(desk)).filter(({ head }) => ids.has(head.id) || ids.has(head.differsFrom));
  const logs = new Map((await readImported(desk, found)).map(({ id, events }) => [id, events]));
  type Known = Pick<Conversation, 'id' | 'events'> & { differsFrom: string; unstored?: ImportedSession };
  const known: Known[] = [
    ...loose.map((unstored) => ({ ...unstored.conversation, differsFrom: unstored.differsFrom ?? '', unstored })),
    // An unreadable log is replaced.
    ...found.map(({ head: { id, differsFrom } }) => ({ id, differsFrom, events: logs.get(id) ?? [] })),
  ];
  const placed = new Map<string, ImportedSession>();
  const names = new Map<string, string>();
  for (const { conversation, release } of sessions) {
    const { id, events } = conversation;
    const others = known.filter((one) => one.id === id || one.differsFrom === id);
    const holder = others.find((one) => continues(one.events, events));
    const shorter = others.find((one) => continues(events, one.events));
    const name = (holder ?? shorter)?.id ?? (others.length === 0 ? id : `${id.slice(0, 120)}~${newId()}`);
    names.set(id, name);
    if (holder?.unstored) placed.set(name, holder.unstored);
    if (holder) continue;
    const differsFrom = shorter?.differsFrom ?? (others.length === 0 ? '' : id);
    placed.set(name, { conversation: { ...conversation, id: name }, release, differsFrom });
    known.push({ id: name, differsFrom, events });
  }
  return { sessions: [...placed.values()], names };
}

function batchesOf(sessions: readonly ImportedSession[]): ImportedSession[][] {
  const batches: ImportedSession[][] = [];
  let events = Infinity;
  for (const session of sessions) {
    const last = batches[batches.length - 1];
    if (!last || events >= full.events || last.length >= full.conversations) {
      batches.push([session]);
      events = 0;
    } else last.push(session);
    events += session.conversation.events.length;
  }
  return batches;
}

/** Removes conversations from one batch, and the batch if it is empty. */
async function takeOut<T extends { id: string }, Name extends 'heads' | 'logs'>(
  store: Store<Record<Name, T[]>>,
  name: Name,
  key: string,
  ids: ReadonlySet<string>,
): Promise<void> {
  await store.update(key, (old) => {
    const rest = old?.[name].filter(({ id }) => !ids.has(id)) ?? [];
    // One field with a computed name, which TypeScript cannot type.
    return rest.length > 0 ? ({ [name]: rest } as Record<Name, T[]>) : undefined;
  });
}

/** Removes imported conversations from this device. @param except the batch in which they stay */
export async function removeImported(desk: DeviceStorage, ids: ReadonlySet<string>, except?: string): Promise<void> {
  const heads = desk.open(supportHeads);
  for (const { key, data } of await heads.list()) {
    if (key === except || !data.heads.some(({ id }) => ids.has(id))) continue;
    await takeOut(heads, 'heads', key, ids);
    await takeOut(desk.open(supportLogs), 'logs', key, ids);
  }
}

/** Stores conversations of `placeImported`, then removes older ones of the same id. @returns the worst outcome */
export async function saveImported(desk: DeviceStorage, sessions: readonly ImportedSession[]): Promise<WriteOutcome> {
  let worst: WriteOutcome = 'saved';
  for (const batch of batchesOf(sessions)) {
    const key = newId();
    const logs = batch.map(({ conversation: { id, events } }) => ({ id, events: [...events] }));
    const logged = await desk.open(supportLogs).set(key, { logs });
    if (logged === 'full') return 'full';
    const heads = batch.map((one) => headOf(one.conversation, one.release, one.differsFrom));
    const outcome = await desk.open(supportHeads).set(key, { heads });
    if (outcome === 'full') {
      await desk.open(supportLogs).remove(key);
      return 'full';
    }
    if (outcome === 'memory' || logged === 'memory') worst = 'memory';
    else await removeImported(desk, new Set(heads.map(({ id }) => id)), key);
  }
  return worst;
}
