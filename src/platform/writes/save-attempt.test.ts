import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';
import { createStorage } from '@/platform/storage/storage';
import { openTable } from '@/platform/storage/table';
import { saveAttempt } from './save-attempt';

const store = defineStore({ name: 'loan-attempts', version: 1, schema: v.object({ startedAt: v.number() }) });
const newer = { ...store, version: 2 };

const open = (table = openTable, owner: string | null = 'u:1') =>
  createStorage({ owner: () => owner, now: () => 7, stores: [store.name], openTable: table });

const fullTable: typeof openTable = (name) => ({
  ...openTable(name),
  change: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
});
const brokenTable: typeof openTable = () => {
  throw new Error('blocked');
};

it.each([
  ['is saved if there is none', openTable, [], 'saved', { startedAt: 5 }],
  ['does not replace an earlier one that is not over', openTable, [{ startedAt: 1 }], 'taken', { startedAt: 1 }],
  ['replaces an earlier one that is over', openTable, [{ startedAt: 0 }], 'saved', { startedAt: 5 }],
  ['is not saved on a full device', fullTable, [], 'full', undefined],
  ['is not left in memory if the device stores nothing', brokenTable, [], 'memory', undefined],
] as const)('an attempt %s', async (_, table, earlier, result, left) => {
  const attempts = open(table).open(store);
  for (const record of earlier) await attempts.set('k', record);
  const decide = (old: { startedAt: number } | undefined) => (old && old.startedAt > 0 ? undefined : { startedAt: 5 });
  expect(await saveAttempt(attempts, 'k', decide)).toBe(result);
  expect((await attempts.get('k'))?.data).toEqual(left);
});

it('an attempt does not replace a record of a newer build', async () => {
  const storage = open();
  await storage.open(newer).set('k', { startedAt: 1 });
  const kept = await saveAttempt(storage.open(store), 'k', (_, since) => (since === 7 ? undefined : { startedAt: 5 }));
  expect(kept).toBe('taken');
  expect((await storage.open(newer).get('k'))?.data).toEqual({ startedAt: 1 });
});

it('an attempt of a borrower who has left the device is not saved', async () => {
  const attempts = open(openTable, null).open(store);
  expect(await saveAttempt(attempts, 'k', () => ({ startedAt: 5 }))).toBe('memory');
});
