import type { Page } from '@playwright/test';
import { databaseName } from '@/platform/storage/storage';

/**
 * Runs in the page before any script of it. Opening any other database is never answered: the
 * browser has not come to it.
 */
const holdOthers = (names: readonly string[]) => `{
  const left = new Set(${JSON.stringify(names)});
  const through = new Set(left);
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, ...version) {
    return through.has(name) ? open.call(this, name, ...version) : new EventTarget();
  };
  const remove = IDBObjectStore.prototype.delete;
  IDBObjectStore.prototype.delete = function (query) {
    // A range is a whole owner; single records go by their key.
    if (query instanceof IDBKeyRange) {
      this.transaction.addEventListener('complete', () => {
        left.delete(this.transaction.db.name);
        if (left.size === 0) clearingReached();
      });
    }
    return remove.call(this, query);
  };
}`;

/**
 * Stops a page at a step of clearing a borrower's records: the databases of some stores are cleared, the others are not
 * touched yet, and nothing goes on. Holds for what the page opens from now on.
 * @param through names of the stores whose clearing is let through
 * @returns `reached` resolves once they are cleared: the moment to kill the browser
 */
export async function stopClearing(page: Page, through: readonly string[]): Promise<{ reached: Promise<void> }> {
  let arrive = () => {};
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  await page.exposeFunction('clearingReached', () => arrive());
  await page.addInitScript(holdOthers(through.map(databaseName)));
  return { reached };
}

/**
 * Which stores hold records of a borrower.
 * @param page of the app's origin, better none of the app itself, which might go on clearing
 * @param owner as the records name it
 * @returns names of the stores, in order
 */
export async function storesHolding(page: Page, owner: string, stores: readonly string[]): Promise<string[]> {
  const names = stores.map(databaseName);
  const holding = await page.evaluate(
    async ([wanted, whose]) => {
      const present = new Set((await indexedDB.databases()).map(({ name }) => name));
      const holds = (name: string) =>
        new Promise<boolean>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('error', () => reject(new Error(name)));
          opening.addEventListener('success', () => {
            const database = opening.result;
            if (!database.objectStoreNames.contains('records')) return resolve(false);
            const keys = database.transaction('records').objectStore('records').getAllKeys();
            keys.addEventListener('success', () => {
              database.close();
              resolve(keys.result.some((key) => Array.isArray(key) && key[0] === whose));
            });
          });
        });
      const answers = await Promise.all(wanted.map(async (name) => present.has(name) && (await holds(name))));
      return wanted.map((_, index) => answers[index] ?? false);
    },
    [names, owner] as const,
  );
  return stores.filter((_, index) => holding[index]).sort();
}
