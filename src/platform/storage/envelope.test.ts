// @vitest-environment jsdom
import * as v from 'valibot';
import { defineStore } from './definition';
import { clearCopies, readCopy, writeCopy } from './envelope';
import { createStorage } from './storage';
import { openTable as openDatabase, type Table } from './table';

const schema = v.object({ text: v.string() });
const notes = defineStore({
  name: 'notes',
  version: 3,
  schema,
  toCopy: (note, key) => (key.startsWith('seen-') ? note : undefined),
});

/** The page shows one of the two texts of a note that is not secret. */
const halves = defineStore({
  name: 'halves',
  version: 1,
  schema: v.object({ text: v.string(), rest: v.optional(v.string(), '') }),
  toCopy: ({ text }) => (text === 'secret' ? undefined : { text }),
});

/** The storage of one page; another call is a reload, or a second tab. */
function page(owner = 'u:1', openTable?: Parameters<typeof createStorage>[0]['openTable']) {
  const device = { stores: [notes.name, halves.name], localStorage, ...(openTable && { openTable }) };
  const storage = createStorage({ owner: () => owner, now: () => 9, ...device });
  return { storage, store: storage.open(notes), copy: (key: string) => readCopy(localStorage, owner, notes.name, key) };
}

const record = (text: string) => ({ version: 3, owner: 'u:1', savedAt: 9, data: { text } });

describe('a record that a page shows first', () => {
  it('has a copy as in the database, which is removed with it', async () => {
    const { store, copy } = page();
    await store.set('seen-a', { text: 'hello' });
    expect(copy('seen-a')).toEqual(record('hello'));
    expect(store.copyOf('seen-a')).toEqual({ key: 'seen-a', savedAt: 9, data: { text: 'hello' } });
    expect(page('u:2').store.copyOf('seen-a')).toBeUndefined();
    await store.update('seen-a', (old) => old && { text: `${old.text} again` });
    expect(copy('seen-a')).toEqual(record('hello again'));
    await store.remove('seen-a');
    expect(copy('seen-a')).toBeUndefined();
  });

  it('is the only kind with a copy', async () => {
    await page().store.set('other', { text: 'hello' });
    expect(localStorage).toHaveLength(0);
  });

  it('has a copy of the shown part only, and none if nothing is shown', async () => {
    const store = page().storage.open(halves);
    const copied = () => readCopy(localStorage, 'u:1', halves.name, 'a');
    await store.set('a', { text: 'hello', rest: 'bytes' });
    expect(copied()).toEqual({ version: 1, owner: 'u:1', savedAt: 9, data: { text: 'hello' } });
    expect((await store.get('a'))?.data).toEqual({ text: 'hello', rest: 'bytes' });
    await store.set('a', { text: 'secret', rest: '' });
    expect(copied()).toBeUndefined();
  });

  it('has no copy if the database does not save it', async () => {
    await page().store.set('seen-a', { text: 'old' });
    const { store, copy } = page('u:1', vi.fn(() => null as never).mockThrow(new Error('refused')));
    expect(await store.set('seen-a', { text: 'new' })).toBe('memory');
    expect(copy('seen-a')).toBeUndefined();
  });

  it('keeps its old copy and its old record on a full device', async () => {
    const { store, copy } = page();
    await store.set('seen-a', { text: 'old' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
    expect(await store.set('seen-a', { text: 'new' })).toBe('full');
    expect(copy('seen-a')).toEqual(record('old'));
  });

  it('has no copy if another window clears the device before its commit is reported', async () => {
    let [hasLeft, report] = [false, () => {}];
    function late(name: string): Table {
      const table = openDatabase(name);
      const change: Table['change'] = (...of) =>
        table.change(...of).then(() => new Promise((resolve) => (report = resolve)));
      return { ...table, change };
    }
    const owner = () => (hasLeft ? null : 'u:1');
    const device = { owner, now: () => 9, stores: [notes.name], localStorage };
    const writing = createStorage({ ...device, openTable: late })
      .open(notes)
      .set('seen-a', { text: 'hello' });
    const other = createStorage(device);
    await vi.waitFor(async () => expect(await other.open(notes).list()).toHaveLength(1));
    hasLeft = true;
    await other.clearOwner('u:1');
    report();
    await writing;
    expect(localStorage).toHaveLength(0);
  });

  it('has no copy if localStorage is full, and not the old one', async () => {
    const { store, copy } = page();
    await store.set('seen-a', { text: 'old' });
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('', 'QuotaExceededError'));
    expect(await store.set('seen-a', { text: 'new' })).toBe('saved');
    expect(copy('seen-a')).toBeUndefined();
  });

  it('is deleted with its borrower, also while it is being written', async () => {
    const first = page();
    await first.store.set('seen-a', { text: 'one' });
    const late = first.store.set('seen-b', { text: 'late' });
    await Promise.all([late, first.storage.clearOwner('u:1')]);
    expect(first.copy('seen-a')).toBeUndefined();
    expect(first.copy('seen-b')).toBeUndefined();
  });

  it('loses its copy when its store is cleared', async () => {
    const { store, copy } = page();
    await store.set('seen-a', { text: 'hello' });
    await store.clear();
    expect(copy('seen-a')).toBeUndefined();
  });
});

describe('copies', () => {
  const names = ['u:1', 'u:1","notes', 'u:', '', '"', 'loan-web.copy.', '__proto__'];

  it('of one owner, store and key are separate from all others, for any names', () => {
    const all = names.flatMap((owner) => names.flatMap((store) => names.map((key) => [owner, store, key] as const)));
    for (const owner of names) {
      const own = all.filter(([whose]) => whose === owner);
      for (const place of own) writeCopy(localStorage, place, place);
      for (const place of all)
        expect(readCopy(localStorage, ...place)).toEqual(own.includes(place) ? place : undefined);
      clearCopies(localStorage, owner, '"');
      for (const place of own) expect(readCopy(localStorage, ...place) === undefined).toBe(place[1] === '"');
      for (const other of names) if (other !== owner) clearCopies(localStorage, other);
      expect(localStorage).toHaveLength(names.length * (names.length - 1));
      clearCopies(localStorage, owner);
      expect(localStorage).toHaveLength(0);
    }
  });

  it('are deleted alone: other items stay', () => {
    localStorage.setItem('locale', 'id');
    writeCopy(localStorage, ['u:1', 'notes', 'a'], 1);
    clearCopies(localStorage);
    expect(Object.keys(localStorage)).toEqual(['locale']);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
  ])('that are %s do not count', (_what, text) => {
    writeCopy(localStorage, ['u:1', 'notes', 'a'], 1);
    for (const place of Object.keys(localStorage)) localStorage.setItem(place, text);
    expect(readCopy(localStorage, 'u:1', 'notes', 'a')).toBeUndefined();
  });

  it('are not written for a value that JSON cannot represent', () => {
    writeCopy(localStorage, ['u:1', 'notes', 'a'], { amount: 1n });
    expect(localStorage).toHaveLength(0);
  });

  const blocked = vi.fn(() => null as never).mockThrow(new DOMException('', 'SecurityError'));
  it.each([
    ['missing', undefined],
    ['blocked', new Proxy(localStorage, { get: blocked })],
  ])('do not exist if localStorage is %s', (_how, place) => {
    writeCopy(place, ['u:1', 'notes', 'a'], 1);
    expect(readCopy(place, 'u:1', 'notes', 'a')).toBeUndefined();
    expect(() => clearCopies(place)).not.toThrow();
  });
});
