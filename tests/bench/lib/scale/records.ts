import type { Page } from '@playwright/test';

/** A record as the product keeps it: database, version of its store, key, content. */
export type DeviceRecord = { database: string; version: number; key: string; data: unknown };

/**
 * Writes records of the borrower who has opened the page, as the product's own storage does.
 * @param records of databases that exist, that is, whose feature the page has used
 * @param of whose they are; or a database with a record of the borrower, which says whose the others are
 * @throws Error when there is none
 */
export async function writeRecords(
  page: Page,
  records: readonly DeviceRecord[],
  of: { owner: string } | { ownerFrom: string },
): Promise<void> {
  await page.evaluate(
    async ({ all, whose }) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('the database refused')));
        });
      const opened = async (name: string) => settled(indexedDB.open(`loan-web-${name}`));

      async function ownerIn(known: string): Promise<string> {
        const source = await opened(known);
        const [first] = await settled(source.transaction('records').objectStore('records').getAllKeys());
        source.close();
        const found: unknown = Array.isArray(first) ? first[0] : undefined;
        if (typeof found !== 'string') throw new Error('no record to tell the borrower by');
        return found;
      }
      const owner = 'owner' in whose ? whose.owner : await ownerIn(whose.ownerFrom);
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
    { all: records, whose: of },
  );
}
