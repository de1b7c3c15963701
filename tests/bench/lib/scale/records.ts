import type { Page } from '@playwright/test';

/** A record as the product keeps it: database, version of its store, key, content. */
export type DeviceRecord = { database: string; version: number; key: string; data: unknown };

/**
 * Writes records of the borrower who has opened the page, as the product's own storage does.
 * @param records of databases that exist, that is, whose feature the page has used
 * @param ownerFrom database with a record of the borrower: it says whose the others are
 * @throws Error when there is none
 */
export async function writeRecords(page: Page, records: readonly DeviceRecord[], ownerFrom: string): Promise<void> {
  await page.evaluate(
    async ({ all, known }) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('the database refused')));
        });
      const opened = async (name: string) => settled(indexedDB.open(`loan-web-${name}`));

      const source = await opened(known);
      const [first] = await settled(source.transaction('records').objectStore('records').getAllKeys());
      source.close();
      const owner: unknown = Array.isArray(first) ? first[0] : undefined;
      if (typeof owner !== 'string') throw new Error('no record to tell the borrower by');
      for (const name of new Set(all.map(({ database }) => database))) {
        const target = await opened(name);
        const { transaction } = target.transaction('records', 'readwrite').objectStore('records');
        const store = transaction.objectStore('records');
        for (const { database, version, key, data } of all)
          if (database === name) store.put({ version, owner, savedAt: 1, data }, [owner, 'record', key]);
        await new Promise((resolve, reject) => {
          transaction.addEventListener('complete', resolve);
          transaction.addEventListener('abort', () => reject(new Error('the records were not written')));
        });
        target.close();
      }
    },
    { all: records, known: ownerFrom },
  );
}
