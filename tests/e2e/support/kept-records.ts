import type { Page } from '@playwright/test';

/**
 * How many records a store of the app holds on the device, of whichever borrower.
 * @param store its name; the page must have opened it already, or an empty database would be made in its place
 */
export async function keptRecords(page: Page, store: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const counting = database.transaction('records').objectStore('records').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
    `loan-web-${store}`,
  );
}
