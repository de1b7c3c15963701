// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineStore } from './definition';
import { clearCopies, readCopy, writeCopy } from './envelope';
import { createStorage } from './storage';

const notes = defineStore({
  name: 'notes',
  version: 3,
  schema: v.object({ text: v.string() }),
  isCopied: (key) => key.startsWith('seen-'),
});

/** Of a note that is not secret, the page shows one of two texts. */
const halves = defineStore({
  name: 'halves',
  version: 1,
  schema: v.object({ text: v.string(), rest: v.optional(v.string(), '') }),
  isCopied: () => true,
  toCopy: ({ text }) => (text === 'secret' ? undefined : { text }),
});

beforeEach(() => localStorage.clear());

/** What one page sees; calling it again is a reload, or a second tab. */
function page(owner = 'u:1', openTable?: Parameters<typeof createStorage>[0]['openTable']) {
  const storage = createStorage({
    owner: () => owner,
    now: () => 9,
    stores: [notes.name, halves.name],
    localStorage,
    ...(openTable && { openTable }),
  });
  return { storage, store: storage.open(notes), copy: (key: string) => readCopy(localStorage, owner, notes.name, key) };
}

const record = (text: string) => ({ version: 3, owner: 'u:1', savedAt: 9, data: { text } });

describe('a record that a page shows first', () => {
  it('has a copy as it lies in the database, which goes with it', async () => {
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

  it('is the only one that has', async () => {
    await page().store.set('other', { text: 'hello' });
    expect(localStorage).toHaveLength(0);
  });

  it('has a copy of the part that is shown alone, and none of what is not shown at all', async () => {
    const store = page().storage.open(halves);
    const copied = () => readCopy(localStorage, 'u:1', halves.name, 'a');
    await store.set('a', { text: 'hello', rest: 'bytes' });
    expect(copied()).toEqual({ version: 1, owner: 'u:1', savedAt: 9, data: { text: 'hello' } });
    expect((await store.get('a'))?.data).toEqual({ text: 'hello', rest: 'bytes' });
    await store.set('a', { text: 'secret', rest: '' });
    expect(copied()).toBeUndefined();
  });

  it('has none where its database kept nothing', async () => {
    await page().store.set('seen-a', { text: 'old' });
    const { store, copy } = page('u:1', vi.fn(() => null as never).mockThrow(new Error('refused')));
    expect(await store.set('seen-a', { text: 'new' })).toBe('memory');
    expect(copy('seen-a')).toBeUndefined();
  });

  it('keeps its old copy on a full device, as its record', async () => {
    const { store, copy } = page();
    await store.set('seen-a', { text: 'old' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
    expect(await store.set('seen-a', { text: 'new' })).toBe('full');
    expect(copy('seen-a')).toEqual(record('old'));
  });

  it('has none rather than an old one where localStorage is full', async () => {
    const { store, copy } = page();
    await store.set('seen-a', { text: 'old' });
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('', 'QuotaExceededError'));
    expect(await store.set('seen-a', { text: 'new' })).toBe('saved');
    expect(copy('seen-a')).toBeUndefined();
  });

  it('leaves with its borrower, even where it was just being written', async () => {
    const first = page();
    await first.store.set('seen-a', { text: 'one' });
    const late = first.store.set('seen-b', { text: 'late' });
    await Promise.all([late, first.storage.clearOwner('u:1')]);
    expect(first.copy('seen-a')).toBeUndefined();
    expect(first.copy('seen-b')).toBeUndefined();
  });

  it('is gone with the next borrower’s first one, also if another page cleared the phone between them', async () => {
    const first = page();
    await first.store.set('seen-a', { text: 'one' });
    const second = page('u:2');
    await second.store.set('seen-b', { text: 'two' });
    await second.store.set('seen-c', { text: 'three' });
    expect(first.copy('seen-a')).toBeUndefined();
    expect(second.copy('seen-b')).toMatchObject({ data: { text: 'two' } });
  });

  it('goes when its store is emptied', async () => {
    const { store, copy } = page();
    await store.set('seen-a', { text: 'hello' });
    await store.clear();
    expect(copy('seen-a')).toBeUndefined();
  });
});

describe('copies', () => {
  const names = ['u:1', 'u:1","notes', 'u:', '', '"', 'loan-web.copy.', '__proto__'];

  it('of one owner, store and key never meet those of another, whatever their names hold', () => {
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

  it('go alone: what else lies there stays', () => {
    localStorage.setItem('locale', 'id');
    writeCopy(localStorage, ['u:1', 'notes', 'a'], 1);
    clearCopies(localStorage);
    expect(Object.keys(localStorage)).toEqual(['locale']);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
  ])('that are %s are none', (_what, text) => {
    writeCopy(localStorage, ['u:1', 'notes', 'a'], 1);
    for (const place of Object.keys(localStorage)) localStorage.setItem(place, text);
    expect(readCopy(localStorage, 'u:1', 'notes', 'a')).toBeUndefined();
  });

  it('of what JSON cannot hold are none', () => {
    writeCopy(localStorage, ['u:1', 'notes', 'a'], { amount: 1n });
    expect(localStorage).toHaveLength(0);
  });

  const blocked = vi.fn(() => null as never).mockThrow(new DOMException('', 'SecurityError'));
  it.each([
    ['missing', undefined],
    ['blocked', new Proxy(localStorage, { get: blocked })],
  ])('are none where localStorage is %s', (_how, place) => {
    writeCopy(place, ['u:1', 'notes', 'a'], 1);
    expect(readCopy(place, 'u:1', 'notes', 'a')).toBeUndefined();
    expect(() => clearCopies(place)).not.toThrow();
  });
});
