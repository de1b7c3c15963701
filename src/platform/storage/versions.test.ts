import { createStore, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineStore } from './definition';
import { createStorage } from './storage';

const drafts = defineStore({
  name: 'drafts',
  version: 3,
  schema: v.object({ text: v.string() }),
  migrate(data, fromVersion) {
    if (fromVersion === 1) return { text: v.parse(v.string(), data) };
    return data;
  },
});

function page() {
  const storage = createStorage({ owner: () => 'u:1', now: () => 9, stores: ['drafts'] });
  return { storage, store: storage.open(drafts), damaged: () => storage.status.getSnapshot().damaged };
}

const disk = () => createStore('loan-web-drafts', 'records');
const place = ['u:1', 'record', 'a'];
const onDisk = (raw: unknown) => set(place, raw, disk());

it('brings an older record up to date, and keeps when it was saved', async () => {
  await onDisk({ version: 1, owner: 'u:1', savedAt: 5, data: 'old text' });
  const { store, damaged } = page();
  expect(await store.get('a')).toEqual({ key: 'a', savedAt: 5, data: { text: 'old text' } });
  expect(damaged()).toBe(0);
});

it('writes an older record back in the present version once it is updated', async () => {
  await onDisk({ version: 2, owner: 'u:1', savedAt: 5, data: { text: 'old' } });
  await page().store.update('a', (old) => ({ text: `${old?.text ?? ''} and new` }));
  expect(await get(place, disk())).toEqual({ version: 3, owner: 'u:1', savedAt: 9, data: { text: 'old and new' } });
});

describe.each<[string, unknown]>([
  ['a newer version', { version: 4, owner: 'u:1', savedAt: 5, data: { text: 'from tomorrow' } }],
  ['data of the wrong shape', { version: 3, owner: 'u:1', savedAt: 5, data: { text: 7 } }],
  ['an older record that cannot be brought up to date', { version: 1, owner: 'u:1', savedAt: 5, data: {} }],
  ['a version that is no number', { version: '3', owner: 'u:1', savedAt: 5, data: { text: 'x' } }],
  ['a bare text', 'garbage'],
  ['null', null],
])('a record with %s', (_what, raw) => {
  beforeEach(() => onDisk(raw));

  it.each([
    ['overwritten', (store: ReturnType<typeof page>['store']) => store.set('a', { text: 'new' })],
    ['removed', (store: ReturnType<typeof page>['store']) => store.remove('a')],
  ])('is set aside, not lost, when it is %s', async (_how, write) => {
    await write(page().store);
    expect(await get(['u:1', 'aside', 'a'], disk())).toEqual(raw);
  });

  it('goes for good when its owner is cleared', async () => {
    const { storage, store, damaged } = page();
    await store.set('a', { text: 'new' });
    await storage.clearOwner('u:1');
    expect(await get(['u:1', 'aside', 'a'], disk())).toBeUndefined();
    expect(damaged()).toBe(0);
  });
});

it.each<[string, unknown, number | undefined]>([
  ['that of a newer build is one', { version: 4, owner: 'u:1', savedAt: 5, data: { text: 'newer' } }, 5],
  ['one of another shape is one', { version: 3, owner: 'u:1', savedAt: 5, data: {} }, 5],
  ['one that can be read is none', { version: 1, owner: 'u:1', savedAt: 5, data: 'old' }, undefined],
  ['that of another borrower is none', { version: 4, owner: 'u:2', savedAt: 5, data: {} }, undefined],
  ['what is no record is none', 'garbage', undefined],
])('tells of records that are there and cannot be read: %s', async (_what, raw, since) => {
  await onDisk(raw);
  const { store } = page();
  expect(await store.unreadSince('a')).toBe(since);
  const told: unknown[] = [];
  await store.update('a', (old, unreadSince) => {
    told.push(unreadSince);
    return old;
  });
  expect(told).toEqual([since]);
});

it('leaves what cannot be read in its place where an update writes nothing', async () => {
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
    migrate: (data) => ({ mood: '', ...v.parse(v.object({ text: v.string() }), data) }),
  });
  const newerPage = () => createStorage({ owner: () => 'u:1', now: () => 20, stores: ['drafts'] }).open(newer);

  beforeEach(() => onDisk({ version: 4, owner: 'u:1', savedAt: 5, data: { text: 'newer', mood: 'fine' } }));

  type Older = ReturnType<typeof page>['store'];
  const writeAndRemove = async (older: Older) => {
    await older.set('a', { text: 'older' });
    await older.remove('a');
  };

  it.each<[string, (older: Older) => Promise<unknown>, 'get' | 'list']>([
    ['removed what it could not read', (older) => older.remove('a'), 'get'],
    ['only looked', (older) => older.get('a'), 'get'],
    ['wrote something of its own, which is done with', writeAndRemove, 'list'],
  ])('the newer record is there again after the earlier build %s', async (_what, meet, how) => {
    await meet(page().store);
    const store = newerPage();
    const found = how === 'get' ? await store.get('a') : (await store.list())[0];
    expect(found?.data).toEqual({ text: 'newer', mood: 'fine' });
    expect(await get(['u:1', 'aside', 'a'], disk())).toBeUndefined();
  });

  it('what was said last stands while it stands, and the newer record comes back once its place is free', async () => {
    await page().store.set('a', { text: 'older' });
    expect((await newerPage().get('a'))?.data).toEqual({ text: 'older', mood: '' });
    await newerPage().remove('a');
    expect((await newerPage().get('a'))?.data).toEqual({ text: 'newer', mood: 'fine' });
    await newerPage().remove('a');
    expect(await newerPage().get('a')).toBeUndefined();
  });

  it('is given to the first change, and keeps its time of saving', async () => {
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

  it('never comes back to another borrower', async () => {
    await page().store.remove('a');
    const other = createStorage({ owner: () => 'u:2', now: () => 20, stores: ['drafts'] }).open(newer);
    expect(await other.list()).toEqual([]);
    expect(await get(['u:1', 'aside', 'a'], disk())).toMatchObject({ version: 4 });
  });
});
