import type { Page } from '@playwright/test';
import { storeNames } from '@/config/stores';
import { signOut } from '../support/journeys';
import { expect, test } from '../support/test';

/** The databases of the app that are on the phone. */
const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('loan-web') ? [name] : [])).sort(),
  );

/** A borrower's own, in builds that report and in those that do not; the support desk has others. */
const own = [...storeNames, 'waiting-reports'].map((name) => `loan-web-${name}`);

test('signing out creates no database of the desk', { tag: ['@journey', '@demo'] }, async ({ page, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await expect.poll(() => databases(page)).not.toEqual([]);
  expect(own).toEqual(expect.arrayContaining(await databases(page)));
  await openScenario('due-today', '/records', { orderId: '' });
  await signOut(page);
  // Clearing reaches every store that a borrower has, one after another.
  await expect
    .poll(() => databases(page))
    .toEqual(expect.arrayContaining(['loan-web-complaint-drafts', 'loan-web-leases']));
  expect(own).toEqual(expect.arrayContaining(await databases(page)));
});
