import type { Page } from '@playwright/test';

/** A record as it is on the device; bytes are base64. The key begins with the owner. */
export type StoredRecord = { key: readonly string[]; version: number; owner: string; data: unknown };

/** What a store of the app holds on the device, of any borrower. Opens no database that the app has not made yet. */
export async function storedRecords(page: Page, store: string): Promise<StoredRecord[]> {
  const text = await page.evaluate(async (name) => {
    const base64 = (bytes: Uint8Array) => {
      let binary = '';
      for (let at = 0; at < bytes.length; at += 32_768)
        binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(binary);
    };
    if (!(await indexedDB.databases()).some((found) => found.name === name)) return '[]';
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const database = await done(indexedDB.open(name));
    if (!database.objectStoreNames.contains('records')) return '[]';
    const records = database.transaction('records').objectStore('records');
    const [keys, values] = await Promise.all([done(records.getAllKeys()), done<unknown[]>(records.getAll())]);
    database.close();
    return JSON.stringify(
      values.map((value, index) => ({ key: keys[index], ...(value as object) })),
      (_, value: unknown) => (value instanceof ArrayBuffer ? base64(new Uint8Array(value)) : value),
    );
  }, `loan-web-${store}`);
  return JSON.parse(text) as StoredRecord[];
}

/** Writes records into a store of the app, whose database is there, as its own storage does. */
export async function writeRecords(page: Page, store: string, records: readonly StoredRecord[]): Promise<void> {
  await page.evaluate(
    ({ name, all }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(`${name} does not open`)));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite');
          for (const { key, ...record } of all)
            transaction.objectStore('records').put({ savedAt: 1, ...record }, [...key]);
          transaction.addEventListener('abort', () => reject(new Error(`${name} was not written`)));
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { name: `loan-web-${store}`, all: records },
  );
}

/**
 * Puts a log of a chat, from its first event, in the place of the one that the page has begun; it is there after a
 * reload.
 */
export async function replaceLog(page: Page, events: readonly object[]): Promise<void> {
  const [begun] = await storedRecords(page, 'chat-events');
  if (!begun) throw new Error('There is no log yet.');
  await writeRecords(page, 'chat-events', [{ ...begun, data: { events } }]);
}
