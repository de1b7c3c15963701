import { createStore, get } from 'idb-keyval';
import * as v from 'valibot';
import { defineStore } from './definition';
import { createStorage } from './storage';

const drafts = defineStore({ name: 'drafts', version: 2, schema: v.object({ text: v.string() }) });
const counters = defineStore({ name: 'counters', version: 1, schema: v.number() });

let owner: string | null | undefined;
let now: number;

beforeEach(() => {
  owner = 'u:1';
  now = 1_000;
});

/** The storage of one page; another call is a reload, or a second tab. */
function page() {
  const storage = createStorage({ owner: () => owner, now: () => now, stores: ['drafts', 'counters'] });
  return { storage, drafts: storage.open(drafts), counters: storage.open(counters) };
}

const disk = (name: string) => createStore(`loan-web-${name}`, 'records');

it('reads a record after a reload; version, owner, time and data are on the disk, and nothing else', async () => {
  const data = { text: 'hello' };
  expect(await page().drafts.set('a', data)).toBe('saved');
  expect(await page().drafts.get('a')).toEqual({ key: 'a', savedAt: 1_000, data });
  const raw = { version: 2, owner: 'u:1', savedAt: 1_000, data };
  expect(await get(['u:1', 'record', 'a'], disk('drafts'))).toEqual(raw);
});

it('has no record of an unknown key, and saves one with the name of a prototype', async () => {
  const { drafts: store } = page();
  for (const key of ['a', '__proto__', 'constructor']) expect(await store.get(key)).toBeUndefined();
  await store.set('__proto__', { text: 'x' });
  expect((await page().drafts.list()).map((record) => record.key)).toEqual(['__proto__']);
  expect(Object.hasOwn(Object.prototype, 'text')).toBe(false);
});

it('lists the newest record first', async () => {
  const { drafts: store } = page();
  await store.set('old', { text: '1' });
  now = 3_000;
  await store.set('new', { text: '3' });
  now = 2_000;
  await store.set('middle', { text: '2' });
  expect((await page().drafts.list()).map((record) => record.key)).toEqual(['new', 'middle', 'old']);
});

it('removes a record, by `remove` as well as by an update to nothing', async () => {
  const { drafts: store } = page();
  await store.set('a', { text: '1' });
  await store.set('b', { text: '2' });
  await store.remove('a');
  await store.update('b', () => undefined);
  expect(await page().drafts.list()).toEqual([]);
});

it('saves all of 100 updates that run at once in two tabs', async () => {
  const tabs = [page(), page()];
  await Promise.all(
    Array.from({ length: 50 }, () => tabs.map((tab) => tab.counters.update('n', (old = 0) => old + 1))).flat(),
  );
  expect((await page().counters.get('n'))?.data).toBe(100);
});

it('throws the error of an update, and does not change the record', async () => {
  const { counters: store, storage } = page();
  await store.set('n', 7);
  const update = store.update('n', () => {
    throw new RangeError('no');
  });
  await expect(update).rejects.toThrow(RangeError);
  expect((await store.get('n'))?.data).toBe(7);
  expect(storage.status.getSnapshot().mode).toBe('durable');
});

it('throws for a value that no database can save, and stays durable', async () => {
  const loose = defineStore({ name: 'drafts', version: 1, schema: v.unknown() });
  const { storage } = page();
  await expect(storage.open(loose).set('a', { onClick: () => 1 })).rejects.toMatchObject({ name: 'DataCloneError' });
  expect(storage.status.getSnapshot().mode).toBe('durable');
});

const owners = ['u:10', 'u:', 'u:1","record","a', undefined];
it.each(owners)('shows a borrower no record of another with a similar id (%s)', async (other) => {
  const { drafts: store } = page();
  await store.set('a', { text: 'mine' });
  owner = other;
  expect(await store.get('a')).toBeUndefined();
  expect(await store.list()).toEqual([]);
  await store.set('a', { text: 'theirs' });
  owner = 'u:1';
  expect((await store.get('a'))?.data).toEqual({ text: 'mine' });
});

it('writes for the borrower of the call, also if another signs in before it is done', async () => {
  const { drafts: store } = page();
  const saved = store.set('a', { text: 'first' });
  owner = 'u:2';
  await saved;
  expect(await store.get('a')).toBeUndefined();
  owner = 'u:1';
  expect((await store.get('a'))?.data).toEqual({ text: 'first' });
});

it('clears one borrower in every store, also in one that is not open, then all borrowers', async () => {
  const first = page();
  await first.drafts.set('a', { text: '1' });
  await first.counters.set('n', 1);
  owner = 'u:2';
  await first.drafts.set('a', { text: '2' });

  const fresh = createStorage({ owner: () => owner, now: () => now, stores: ['drafts', 'counters'] });
  expect(await fresh.clearOwner('u:1')).toBe(true);

  expect((await page().drafts.list()).map((record) => record.data.text)).toEqual(['2']);
  owner = 'u:1';
  expect(await page().drafts.list()).toEqual([]);
  expect(await page().counters.list()).toEqual([]);

  await fresh.clearAll();
  owner = 'u:2';
  expect(await page().drafts.list()).toEqual([]);
});

it('clears one borrower in memory, too, and lists no removed record', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { drafts: store, storage } = page();
  await store.set('a', { text: 'mine' });
  await store.set('b', { text: 'gone' });
  await store.remove('b');
  await storage.clearOwner('u:2');
  expect((await store.list()).map((record) => record.key)).toEqual(['a']);
  expect(storage.status.getSnapshot().damaged).toBe(0);
});

it('does not open a store that clearing does not know', () => {
  const storage = createStorage({ owner: () => owner, now: () => now, stores: ['counters'] });
  expect(() => storage.open(drafts)).toThrow('drafts');
});

it('clears also a record that is being written', async () => {
  const { storage, drafts: store } = page();
  const written = store.set('a', { text: 'late' });
  await Promise.all([written, storage.clearOwner('u:1')]);
  expect(await page().drafts.list()).toEqual([]);
});

it('writes nothing after the borrower has left, also if the write began before', async () => {
  const { drafts: store, storage } = page();
  await store.set('a', { text: 'hello' });
  const late = store.set('a', { text: 'late' });
  owner = null;
  expect(await late).toBe('memory');
  expect(await store.update('b', () => ({ text: 'later' }))).toBe('memory');
  expect(await store.list()).toEqual([]);
  owner = 'u:1';
  expect((await store.list()).map(({ data }) => data.text)).toEqual(['hello']);
  await storage.clearOwner('u:1');
  owner = undefined;
  expect(await page().drafts.list()).toEqual([]);
});
