import * as v from 'valibot';
// @vitest-environment jsdom
import { defineStore } from './definition';
import { readStored } from './read-stored';
import { createStorage, databaseName } from './storage';

const store = defineStore({ name: 'read-stored', version: 1, schema: v.string() });

it('a record is read as it is stored, and no database is made', async () => {
  expect(await readStored(store.name, 'u:1', 'a')).toBeUndefined();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(store.name));
  const storage = createStorage({ owner: () => 'u:1', now: () => 7, stores: [store.name] });
  await storage.open(store).set('a', 'text');
  expect(await readStored(store.name, 'u:1', 'a')).toEqual({ version: 1, owner: 'u:1', savedAt: 7, data: 'text' });
  expect(await readStored(store.name, 'u:1', 'b')).toBeUndefined();
  expect(await readStored(store.name, 'u:2', 'a')).toBeUndefined();
});
