import { databaseName } from './storage';
import { tableName } from './table';

/** Reads a record without a library, not checked; `undefined` without one. It may never settle, or throw. */
export async function readStored(store: string, owner: string, key: string): Promise<unknown> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName(store))) return undefined;
  return new Promise((resolve) => {
    const opening = indexedDB.open(databaseName(store));
    opening.onsuccess = () => {
      const { result: database } = opening;
      const records = database.transaction(tableName).objectStore(tableName);
      const reading: IDBRequest<unknown> = records.get([owner, 'record', key]);
      reading.onsuccess = () => resolve(reading.result);
      database.close();
    };
  });
}
