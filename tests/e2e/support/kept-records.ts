import type { Page } from '@playwright/test';

/** A record as it lies on the device; bytes are base64. */
export type Kept = { data: unknown };

/**
 * What a store of the app holds on the device, of whichever borrower. Looks only at what is there: opening a database
 * that the app has not made yet would make an empty one, which the app could never use.
 * @param store its name
 */
export async function keptRecords(page: Page, store: string): Promise<Kept[]> {
  const text = await page.evaluate(async (name) => {
    const base64 = (bytes: Uint8Array) => {
      let binary = '';
      for (let at = 0; at < bytes.length; at += 32_768)
        binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(binary);
    };
    if (!(await indexedDB.databases()).some((found) => found.name === name)) return '[]';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('No database')));
    });
    const records = await new Promise<unknown[]>((resolve) => {
      const all = database.transaction('records').objectStore('records').getAll();
      all.addEventListener('success', () => resolve(all.result));
    });
    database.close();
    return JSON.stringify(records, (_, value: unknown) =>
      value instanceof ArrayBuffer ? base64(new Uint8Array(value)) : value,
    );
  }, `loan-web-${store}`);
  return JSON.parse(text) as Kept[];
}

/**
 * Changes what every record of a store says, as it lies on the device.
 * @param store its name; it holds a record already
 * @param change fields that replace those of the record's data
 */
export async function changeRecords(page: Page, store: string, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    async ({ name, fields }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('No database')));
      });
      const transaction = database.transaction('records', 'readwrite');
      const walk = transaction.objectStore('records').openCursor();
      walk.addEventListener('success', () => {
        const cursor = walk.result;
        if (!cursor) return;
        const record = cursor.value as { data: object };
        cursor.update({ ...record, data: { ...record.data, ...fields } });
        cursor.continue();
      });
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      database.close();
    },
    { name: `loan-web-${store}`, fields: change },
  );
}
