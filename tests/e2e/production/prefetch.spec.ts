import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const plan = '/v3/installment/loan-play-detail';

/** A phone that says what it can spare, and counts how often it was asked. */
const spare = {
  'the person saves data': `navigator.connection, Object.defineProperty(navigator, 'connection', { value: {
    get saveData() { window.timesAsked = (window.timesAsked ?? 0) + 1; return true; } } });`,
  'the battery is low': `navigator.getBattery = async () => {
    window.timesAsked = (window.timesAsked ?? 0) + 1; return { charging: false, level: 0.15 }; };`,
};

/** The pages that a borrower opens from a loan, as their files are named, whose code the page has fetched so far. */
const pagesFetched = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const ofPage = /\/assets\/(individual|installment|extension|that)-[^/]*\.js$/;
    return [...new Set(names.flatMap((name) => ofPage.exec(name)?.[1] ?? []))].sort();
  });

test.use({ isIdle: true });

test('an idle phone loads the next page with its data before the tap', async ({ page, openScenario, wire }) => {
  await openScenario('due-today', '/loanDetails');
  await expect.poll(() => wire.to(plan).length).toBe(1);
  // The code of all other pages follows: with the last of it that of the next one is certainly there.
  await page.waitForLoadState('networkidle');
  await page.route('**/gateway/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Rp1.554.000').first()).toBeVisible();
  expect(wire.to(plan)).toHaveLength(1);
  await expect.poll(() => pagesFetched(page)).toEqual(['extension', 'individual', 'installment', 'that']);
});

for (const [why, script] of Object.entries(spare)) {
  test(`no page is loaded in advance if ${why}`, async ({ page, openScenario, wire }) => {
    await page.addInitScript(script);
    await openScenario('due-today', '/loanDetails');
    await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
    // Who fetches data and who fetches code has asked.
    await page.waitForFunction(() => Number(Reflect.get(window, 'timesAsked')) >= 2);
    await page.waitForLoadState('networkidle');
    expect(wire.to(plan)).toEqual([]);
    expect(await pagesFetched(page)).toEqual([]);

    await page.getByRole('button', { name: 'Bayar sekarang' }).click();
    await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();
    expect(wire.to(plan)).toHaveLength(1);
  });
}
