import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { saveAttempt } from '@/platform/writes/save-attempt';
import { defineStore } from './definition';
import { createStorage } from './storage';
import { openTable, type Table } from './table';

const notes = defineStore({ name: 'notes', version: 1, schema: v.string() });

function page(open = openTable) {
  const storage = createStorage({ owner: () => 'u:1', now: () => 1, stores: ['notes'], openTable: open });
  return { storage, store: storage.open(notes), status: storage.status.getSnapshot };
}

const reload = async () => (await page().store.list()).map((record) => record.data);

/** Opens the real database; the first, second, … handle has the given methods. */
const breaking = (...handles: Partial<Table>[]) =>
  vi.fn<typeof openTable>((name) => ({ ...openTable(name), ...handles.shift() }));

const hang = () => new Promise<never>(() => {});
const dead = () => Promise.reject(new DOMException('The connection is closing', 'InvalidStateError'));
const crash = () => {
  throw new Error('at once');
};
const allCalls = (fault: () => Promise<never>): Table => ({ read: fault, readAll: fault, change: fault, clear: fault });

describe('a database that fails once', () => {
  it.each([
    ['a dead handle', dead, 0],
    ['an error thrown at once', crash, 0],
    ['hanging for three seconds', hang, 3_000],
  ])('is opened again after %s, and writes are durable again', async (_what, fault, ms) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const open = breaking(allCalls(fault));
    const { store, status } = page(open);
    const first = store.set('a', 'one');
    await vi.advanceTimersByTimeAsync(ms);
    expect(await first).toBe('saved');
    vi.useRealTimers();
    expect(await store.set('b', 'two')).toBe('saved');
    expect(open).toHaveBeenCalledTimes(2);
    expect(status().mode).toBe('durable');
    expect(await reload()).toEqual(['one', 'two']);
  });

  it('may fail again later, and is opened again each time', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    // As on a phone: the connections close without an event.
    const closeConnections = () =>
      opened.mock.results.forEach((result) => void (result.type === 'return' && result.value.result.close()));
    const { store, status } = page();
    expect(await store.set('one', 'one')).toBe('saved');
    closeConnections();
    expect(await store.set('two', 'two')).toBe('saved');
    closeConnections();
    expect(await store.set('three', 'three')).toBe('saved');
    expect(opened).toHaveBeenCalledTimes(3);
    expect(status().mode).toBe('durable');
    expect(await reload()).toEqual(['one', 'three', 'two']);
  });
});

describe('a database that fails for good', () => {
  it.each<[string, () => void]>([
    ['there is no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
    ['opening throws', () => vi.stubGlobal('indexedDB', { open: crash })],
  ])('is replaced by memory if %s', async (_what, breakIt) => {
    breakIt();
    const { storage, store, status } = page();
    const told = vi.fn<() => void>();
    storage.status.subscribe(told);
    expect(await store.get('a')).toBeUndefined();
    expect(await store.set('a', 'one')).toBe('memory');
    expect(await store.update('a', (old) => `${old ?? ''} and two`)).toBe('memory');
    expect((await store.get('a'))?.data).toBe('one and two');
    expect(await store.list()).toHaveLength(1);
    expect(status()).toEqual({ mode: 'memory', full: false, late: false, damaged: 0 });
    expect(told).toHaveBeenCalledOnce();
    expect(await store.remove('a')).toBe('memory');
    expect(await store.list()).toEqual([]);
  });

  it('delays a caller for two attempts at most, and later callers not at all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const { store } = page();
    const outcomes = Promise.all([store.set('a', 'one'), store.set('a', 'two'), store.set('a', 'three')]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await outcomes).toEqual(['memory', 'memory', 'memory']);
    expect((await store.get('a'))?.data).toBe('three');
  });

  it('is replaced by memory while another tab blocks it', async () => {
    const name = 'loan-web-notes';
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    // The other tab keeps its connection: the database can be neither deleted nor opened.
    indexedDB.deleteDatabase(name);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { store, status } = page();
    const saved = store.set('a', 'one');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await saved).toBe('memory');
    expect((await store.get('a'))?.data).toBe('one');
    expect(status().mode).toBe('memory');
    opening.result.close();
  });

  it('keeps in memory what this page has read and written before', async () => {
    await page().store.set('read', 'from the last visit');
    const { store, status } = page();
    await store.get('read');
    await store.set('written', 'now');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(crash);
    expect((await store.list()).map((record) => record.data)).toEqual(['from the last visit', 'now']);
    expect(status().mode).toBe('memory');
  });

  it('clears the memory, and returns that the disk was not cleared', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { storage, store } = page();
    await store.set('a', 'one');
    expect(await storage.clearOwner('u:1')).toBe(false);
    expect(await store.list()).toEqual([]);
  });

  it('is cleared if it works again by then', async () => {
    await page().store.set('a', 'left over');
    const open = breaking(allCalls(dead), allCalls(dead));
    const { storage, store } = page(open);
    await store.get('a');
    await store.list();
    // It is not opened again after the second failure.
    expect(open).toHaveBeenCalledTimes(2);
    expect(await storage.clearAll()).toBe(true);
    expect(await reload()).toEqual([]);
  });
});

it('a database that opens after its time limit gets nothing from the earlier attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const real = new IDBFactory();
  const hanging: { onsuccess?: () => void; result?: IDBDatabase } = {};
  vi.stubGlobal('indexedDB', {
    open: vi.fn<(name: string) => unknown>((name) => real.open(name)).mockReturnValueOnce(hanging),
  });
  const { store } = page();
  const first = store.set('a', 'first');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await first).toBe('saved');
  await store.set('a', 'second');

  const request = real.open('loan-web-notes');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  hanging.result = request.result;
  hanging.onsuccess?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect((await store.get('a'))?.data).toBe('second');
});

/** Delays the ends of transactions. @returns a function that waits until a change has ended and was reported */
function delayEnds(ms: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { dispatchEvent } = IDBTransaction.prototype;
  let report = () => {};
  const ended = new Promise<void>((resolve) => {
    report = resolve;
  });
  vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function late(this: IDBTransaction, event) {
    if (this.mode === 'readwrite') report();
    setTimeout(() => dispatchEvent.call(this, event), ms);
    return true;
  });
  return async () => {
    await ended;
    await vi.advanceTimersByTimeAsync(ms);
  };
}

describe('a change whose end the page receives only after the time limit', () => {
  const add = (text: string) => (old: string | undefined) => `${old ?? ''}${text}`;

  it.each([
    ['refuses to abort', undefined, 4_000],
    ['aborts nothing, as in Chromium', () => undefined, 4_000],
    ['reports it a minute later', undefined, 60_000],
  ])('is applied once, and is saved, if the database %s', async (_what, abort, ms) => {
    const { store, status } = page();
    await store.get('a');
    const pass = delayEnds(ms);
    if (abort) vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementation(abort);
    const saved = store.update('a', add('once'));
    await pass();
    expect(await saved).toBe('saved');
    expect(status().mode).toBe('durable');
    vi.restoreAllMocks();
    expect(await reload()).toEqual(['once']);
  });

  it('prevents no attempt by itself', async () => {
    const { store } = page();
    await store.get('a');
    const pass = delayEnds(4_000);
    const attempt = saveAttempt(store, 'a', (earlier) => (earlier === undefined ? 'mine' : undefined));
    await pass();
    expect(await attempt).toBe('saved');
  });
});

it.each<[string, unknown]>([
  ['the standard name', new DOMException('', 'QuotaExceededError')],
  ['the old name of Firefox', { name: 'NS_ERROR_DOM_QUOTA_REACHED' }],
  ['the standard code', { name: '', code: 22 }],
  ['the old code of Firefox', Object.assign(new Error('x'), { code: 1014 })],
])('a full device is recognised by %s, and nothing is stored', async (_by, error) => {
  const { store } = page(breaking({ change: () => Promise.reject(error) }));
  expect(await store.set('a', 'one')).toBe('full');
  expect(await store.get('a')).toBeUndefined();
});

it('a change that writes nothing does not say that the device has room again', async () => {
  const { store, status } = page();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
  expect(await store.set('a', 'one')).toBe('full');
  await store.update('b', () => undefined);
  expect(status().full).toBe(true);
});

it.each<[string, unknown]>([
  ['another database error', new DOMException('', 'InvalidStateError')],
  ['an error with a code as text', { code: '22' }],
  ['an error that is null', null],
  ['an error that is a text', 'QuotaExceededError'],
])('a write is repeated after %s', async (_error, error) => {
  const { store } = page(breaking({ change: () => Promise.reject(error) }));
  expect(await store.set('a', 'one')).toBe('saved');
  expect((await store.get('a'))?.data).toBe('one');
});

it('does not report a status that has not changed', async () => {
  const { storage, store, status } = page();
  const told = vi.fn<() => void>();
  storage.status.subscribe(told);
  const before = status();
  await store.set('a', 'one');
  expect(told).not.toHaveBeenCalled();
  expect(status()).toBe(before);
});
