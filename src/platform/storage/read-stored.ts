import { databaseName } from './storage';
import { tableName } from './table';

/**
 * Reads a record for the inline script, which has no library for it. Creates no database.
 * @returns the record, not checked; `undefined` if there is none. Does not settle if the database does not answer
 * @throws if the engine cannot tell whether the database exists
 */
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
