import * as v from 'valibot';
import { newId } from '@/domain/new-id';
import type { Conversation } from '@/features/chat/export/conversation';
import { logVersion, parseChatEvents } from '@/features/chat/log/events';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { Store, WriteOutcome } from '@/platform/storage/store';
import { headOf, headSchema, type Head } from '../library/summary';

/**
 * The summaries for list and search, keyed by batch, apart from the logs: for ten thousand conversations the list reads
 * a hundred records, and opening one reads one more.
 */
export const supportHeads = defineStore({
  name: 'support-heads',
  version: 1,
  schema: v.object({ heads: v.array(headSchema) }),
});

/** The logs of the same batches, by conversation. The version of this store is the version of the log. */
export const supportLogs = defineStore({
  name: 'support-logs',
  version: logVersion,
  schema: v.object({ logs: v.array(v.object({ id: v.string(), events: v.array(v.unknown()) })) }),
});

/** A batch is full with this many events or conversations. */
const full = { events: 2_000, conversations: 200 };

/** A conversation with the build that recorded it; empty if unknown. */
export type ImportedSession = { conversation: Conversation; release: string };

/** The summaries of all imported conversations, each with the batch of its log. */
export async function listImported(desk: DeviceStorage): Promise<{ head: Head; batch: string }[]> {
  const batches = await desk.open(supportHeads).list();
  return batches.flatMap(({ key, data }) => data.heads.map((head) => ({ head, batch: key })));
}

/** The logs of imported conversations of one batch. @returns the readable ones */
export async function readImported(
  desk: DeviceStorage,
  batch: string,
  heads: readonly Head[],
): Promise<Conversation[]> {
  const logs = (await desk.open(supportLogs).get(batch))?.data.logs ?? [];
  return heads.flatMap(({ id, orderNo, startedAt, endedAt }) => {
    const { events, brokenAt } = parseChatEvents(logs.find((one) => one.id === id)?.events ?? []);
    return brokenAt === null && events.length > 0 ? [{ id, orderNo, startedAt, endedAt, events }] : [];
  });
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

/** Removes imported conversations from this device. */
export async function removeImported(desk: DeviceStorage, ids: ReadonlySet<string>): Promise<void> {
  const heads = desk.open(supportHeads);
  for (const { key, data } of await heads.list()) {
    if (!data.heads.some(({ id }) => ids.has(id))) continue;
    await takeOut(heads, 'heads', key, ids);
    await takeOut(desk.open(supportLogs), 'logs', key, ids);
  }
}

/** Stores imported conversations, replacing existing ones. @returns the worst storage outcome */
export async function saveImported(desk: DeviceStorage, sessions: readonly ImportedSession[]): Promise<WriteOutcome> {
  await removeImported(desk, new Set(sessions.map(({ conversation }) => conversation.id)));
  let worst: WriteOutcome = 'saved';
  for (const batch of batchesOf(sessions)) {
    const key = newId();
    const logs = batch.map(({ conversation: { id, events } }) => ({ id, events: [...events] }));
    const logged = await desk.open(supportLogs).set(key, { logs });
    if (logged === 'full') return 'full';
    const heads = batch.map(({ conversation, release }) => headOf(conversation, release));
    const outcome = await desk.open(supportHeads).set(key, { heads });
    if (outcome === 'full') {
      await desk.open(supportLogs).remove(key);
      return 'full';
    }
    if (outcome === 'memory' || logged === 'memory') worst = 'memory';
  }
  return worst;
}
