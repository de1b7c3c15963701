import type { Route } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ expectedComplaints: [/A file of the app did not load/] });

const offlinePart = (address: string) => new RegExp(`/assets/${address}-[\\w-]+\\.js`);

/** As after a deployment. */
const isGone = (route: Route) => route.fulfill({ status: 404 });

test('a missing file causes one reload, then an error message', { tag: '@journey' }, async ({ page, openScenario }) => {
  await page.route(offlinePart('installment'), isGone);
  await openScenario('due-today', '/loanDetails');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByText('Halaman ini tidak dapat ditampilkan')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.route('**/installment*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Anda sedang offline')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();
});

test('a page whose own file failed at the start comes by itself', async ({ page, openScenario }) => {
  await page.clock.install();
  await page.route(offlinePart('loanDetails'), (route) => route.abort());
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByText('Halaman ini tidak dapat ditampilkan')).toBeVisible();
  await page.unrouteAll();
  // In an engine that remembers the failure, by one reload.
  await expect
    .poll(async () => {
      await page.clock.runFor(15_000);
      return page.getByRole('button', { name: 'Bayar sekarang' }).isVisible();
    })
    .toBe(true);
});

test('a page without its texts reloads when the network is back', async ({ page, context, openScenario }) => {
  await page.route(/\/assets\/id-/, (route) => route.abort());
  const missing = page.waitForEvent('pageerror');
  await openScenario('due-today', '/loanDetails');
  expect((await missing).message).toContain('did not load');
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
});
