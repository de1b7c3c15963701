import { createStore, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { defineStore } from './definition';
import { createStorage } from './storage';

const drafts = defineStore({
  name: 'drafts',
  version: 3,
  schema: v.object({ text: v.string() }),
});

function page() {
  const storage = createStorage({ owner: () => 'u:1', now: () => 9, stores: ['drafts'] });
  return { storage, store: storage.open(drafts), damaged: () => storage.status.getSnapshot().damaged };
}

const disk = () => createStore('loan-web-drafts', 'records');
const place = ['u:1', 'record', 'a'];
const onDisk = (raw: unknown) => set(place, raw, disk());

// What else cannot be read: tests/support/describe-stores.ts.
describe('a record with a newer version', () => {
  const raw = { version: 4, owner: 'u:1', savedAt: 5, data: { text: 'from tomorrow' } };
  beforeEach(() => onDisk(raw));

  it.each([
    ['overwritten', (store: ReturnType<typeof page>['store']) => store.set('a', { text: 'new' })],
    ['removed', (store: ReturnType<typeof page>['store']) => store.remove('a')],
  ])('moves to quarantine when it is %s', async (_how, write) => {
    await write(page().store);
    expect(await get(['u:1', 'aside', 'a'], disk())).toEqual(raw);
  });

  it('is deleted when its owner is cleared', async () => {
    const { storage, store, damaged } = page();
    await store.set('a', { text: 'new' });
    await storage.clearOwner('u:1');
    expect(await get(['u:1', 'aside', 'a'], disk())).toBeUndefined();
    expect(damaged()).toBe(0);
  });
});

it.each<[string, unknown, number | undefined]>([
  ['yes for a newer build', { version: 4, owner: 'u:1', savedAt: 5, data: { text: 'newer' } }, 5],
  ['yes for another shape', { version: 3, owner: 'u:1', savedAt: 5, data: {} }, 5],
  ['no if it is readable', { version: 3, owner: 'u:1', savedAt: 5, data: { text: 'x' } }, undefined],
  ['no for another borrower', { version: 4, owner: 'u:2', savedAt: 5, data: {} }, undefined],
  ['no for a text', 'garbage', undefined],
])('gives the time of a record that it cannot read: %s', async (_what, raw, since) => {
  await onDisk(raw);
  const { store } = page();
  expect(await store.unreadSince('a')).toBe(since);
  const passed: unknown[] = [];
  await store.update('a', (old, unreadSince) => {
    passed.push(unreadSince);
    return old;
  });
  expect(passed).toEqual([since]);
});

it('does not move an unreadable record if an update writes nothing', async () => {
  const raw = { version: 4, owner: 'u:1', savedAt: 5, data: { text: 'from tomorrow' } };
  await onDisk(raw);
  await page().store.update('a', (old) => old && { text: `${old.text} and more` });
  expect(await get(place, disk())).toEqual(raw);
  expect(await get(['u:1', 'aside', 'a'], disk())).toBeUndefined();
});

describe('back to an earlier build, and forward again', () => {
  const newer = defineStore({
    name: 'drafts',
    version: 4,
    schema: v.object({ text: v.string(), mood: v.string() }),
  });
  const newerPage = () => createStorage({ owner: () => 'u:1', now: () => 20, stores: ['drafts'] }).open(newer);

  beforeEach(() => onDisk({ version: 4, owner: 'u:1', savedAt: 5, data: { text: 'newer', mood: 'fine' } }));

  type Older = ReturnType<typeof page>['store'];
  const writeAndRemove = async (older: Older) => {
    await older.set('a', { text: 'older' });
    await older.remove('a');
  };

  it.each<[string, (older: Older) => Promise<unknown>, 'get' | 'list']>([
    ['removed the unreadable record', (older) => older.remove('a'), 'get'],
    ['only read', (older) => older.get('a'), 'get'],
    ['wrote and removed a record of its own', writeAndRemove, 'list'],
  ])('the newer record is back after the earlier build %s', async (_what, act, how) => {
    await act(page().store);
    const store = newerPage();
    const found = how === 'get' ? await store.get('a') : (await store.list())[0];
    expect(found?.data).toEqual({ text: 'newer', mood: 'fine' });
    expect(await get(['u:1', 'aside', 'a'], disk())).toBeUndefined();
  });

  it('the newer record is passed to the first update, and saved again', async () => {
    await page().store.remove('a');
    const seen: unknown[] = [];
    await newerPage().update('a', (old) => {
      seen.push(old);
      return old;
    });
    expect(seen).toEqual([{ text: 'newer', mood: 'fine' }]);
    await page().store.remove('a');
    await newerPage().list();
    expect(await get(place, disk())).toMatchObject({ version: 4, savedAt: 20 });
  });

  it('the newer record does not appear for another borrower', async () => {
    await page().store.remove('a');
    const other = createStorage({ owner: () => 'u:2', now: () => 20, stores: ['drafts'] }).open(newer);
    expect(await other.list()).toEqual([]);
    expect(await get(['u:1', 'aside', 'a'], disk())).toMatchObject({ version: 4 });
  });
});
