import { expect, test } from '../support/test';

test.use({ expectedComplaints: [/reading 'component'/] });

test('a part of the app that does not load ends on a page with a way on, without a reload', async ({ page, openScenario }) => {
  await page.route(/\/assets\/installment-[\w-]+\.js/, (route) => route.abort());
  await openScenario('due-today', '/loanDetails');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(page.getByText('Halaman ini tidak dapat ditampilkan')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.route('**/loanDetails*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  await page.route('**/installment*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Anda sedang offline')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();
});
