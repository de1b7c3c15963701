import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold-requests';
import { expect, test } from '../support/test';

/** The place of the current entry in the history of the window. */
const entryIndex = (page: Page) => page.evaluate(() => navigation.currentEntry?.index);

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('Back closes an open sheet first, then leaves the page', { tag: '@journey' }, async ({ page, openScenario }) => {
  await openScenario('due-today-in', '/loanDetails');
  await page.getByRole('button', { name: /^Language/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();

  // Closed by its button it leaves nothing behind that "back" would have to pass.
  const index = await entryIndex(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => entryIndex(page)).toBe(index);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

/** Opens a part of the offer. */
async function unfold(page: Page): Promise<Locator> {
  const fold = page.locator('details', { hasText: 'Cara menghitung suku bunga ini' }).last();
  await fold.locator('summary').last().click();
  await expect(fold).toHaveAttribute('open');
  return fold;
}

test('an offer restores its scroll position after Back and after a reload', async ({ page, openScenario }) => {
  await openScenario('new-loan', '/loanConfirm');
  const fold = await unfold(page);
  const agreement = page.getByRole('link', { name: 'Perjanjian Pinjaman' });
  const terms = page.getByRole('heading', { level: 1, name: 'Syarat dan ketentuan pinjaman' });
  await agreement.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(200);
  const expectSamePlace = async () => {
    await expect(fold).toHaveAttribute('open');
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(3);
  };
  await agreement.click();
  await expect(terms).toBeVisible();
  await page.goBack();
  await expectSamePlace();

  // Its answers come late.
  const release = await hold(page, /\/gateway\//);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expectSamePlace();

  // From a page in whose time the phone forgot the other one.
  await agreement.click();
  await expect(terms).toBeVisible();
  await page.reload();
  await expect(terms).toBeVisible();
  await page.goBack();
  await expectSamePlace();
});
