import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { defineStore } from './definition';
import { createStorage, databaseName } from './storage';
import { openTable, type StorageKey, type Table } from './table';

const notes = defineStore({ name: 'notes', version: 1, schema: v.object({ text: v.string() }) });

it('what was set aside does not come back after the borrower has signed out in another window', async () => {
  globalThis.indexedDB = new IDBFactory();
  const aside: StorageKey = ['u:1', 'aside', 'a'];
  const value = { version: 1, owner: 'u:1', savedAt: 1, data: { text: 'my secret' } };
  await openTable(databaseName('notes')).change(aside, () => [{ key: aside, value }], new AbortController().signal);
  let [hasLeft, goOn, isRead] = [false, () => {}, false];
  const device = { owner: () => (hasLeft ? null : 'u:1'), now: () => 1, stores: ['notes'] };
  function slow(name: string): Table {
    const table = openTable(name);
    const readAll: Table['readAll'] = async (...of) => {
      const rows = await table.readAll(...of);
      isRead = true;
      await new Promise<void>((resolve) => (goOn = resolve));
      return rows;
    };
    return { ...table, readAll };
  }
  const reading = createStorage({ ...device, openTable: slow })
    .open(notes)
    .get('b');
  await expect.poll(() => isRead).toBe(true);
  hasLeft = true;
  expect(await createStorage(device).clearOwner('u:1')).toBe(true);
  goOn();
  await reading;
  const left = await openTable(databaseName('notes')).readAll('u:1', 'record', new AbortController().signal);
  expect(left).toEqual([]);
});

it('copies are removed at once, also behind a change that does not end', async () => {
  const copies = new Map([['loan-web.copy.["u:1","notes","a"]', '{}']]);
  const localStorage = Object.assign(Object.fromEntries(copies), {
    removeItem: (key: string) => void copies.delete(key),
  }) as unknown as Storage;
  const hang = () => new Promise<never>(() => {});
  const open = (name: string): Table => ({ ...openTable(name), change: hang });
  const owner = () => 'u:1';
  const storage = createStorage({ owner, now: () => 1, stores: ['notes'], openTable: open, localStorage });
  void storage.open(notes).set('a', { text: 'my secret' });
  void storage.clearOwner('u:1');
  expect([...copies]).toEqual([]);
});
