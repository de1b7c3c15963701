import type { Page } from '@playwright/test';
import { storeNames } from '@/config/stores';
import { databaseName } from '@/platform/storage/storage';
import { payAtTheCounter } from '../support/journeys';
import { keptRecords } from '../support/kept-records';
import { openedBy } from '../support/launch';
import { expect, test } from '../support/test';

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

/** Which stores hold records of a borrower, in order. */
async function storesHolding(page: Page, owner: string): Promise<string[]> {
  const held: string[] = [];
  for (const store of storeNames)
    if ((await keptRecords(page, store)).some((record) => record.owner === owner)) held.push(store);
  return held.sort();
}

test('a kill while clearing leaves what was not cleared yet', async ({ baseURL: origin, phone, launch, addressOf }) => {
  if (!origin) throw new Error('There is no server.');
  const owner = `u:${launch.userId}`;
  let { page } = await phone.start(origin);
  await page.goto(await addressOf('due-today', '/loanDetails'));
  await payAtTheCounter(page);
  // A page of the origin that is not the app, which might go on clearing.
  await page.goto('/icon.svg');
  const before = await storesHolding(page, owner);
  expect(before).toEqual(expect.arrayContaining(['payment-claims', 'virtual-account-cards']));

  let arrive = () => {};
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  await page.exposeFunction('clearingReached', () => arrive());
  await page.addInitScript(holdOthers([databaseName('payment-claims')]));
  await page.goto(openedBy(origin + (await addressOf('due-today', '/customerService')), 'the-next'));
  await reached;
  await phone.kill();

  ({ page } = await phone.start(origin));
  await page.goto('/icon.svg');
  expect(await storesHolding(page, owner)).toEqual(before.filter((name) => name !== 'payment-claims'));
});
