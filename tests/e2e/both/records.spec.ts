import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const main = (page: Page) => page.locator('main');
const records = (page: Page) => main(page).getByRole('listitem');

test('a card repayment appears in the records', { tag: '@journey' }, async ({ page, openScenario, launch }) => {
  await openScenario('card-repayment', '/payway');
  await page.getByRole('radio', { name: /工商银行/ }).check();
  await page.getByRole('button', { name: /立即还款/ }).click();
  await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible();
  await page.getByRole('link', { name: '我的记录' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Catatan saya' })).toBeVisible();
  await expect(records(page)).toHaveCount(1);
  await expect(records(page)).toContainText('¥3,286');
  // What was written is there when the page is opened again.
  await page.reload();
  await records(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catatan', exact: true })).toBeVisible();
  await expect(main(page).getByText('中国工商银行 •••• 5678')).toBeVisible();
  expect(page.url()).not.toContain(launch.token);
  expect(await main(page).innerText()).not.toMatch(/622202/);

  await page.emulateMedia({ media: 'print' });
  await expect(main(page)).toBeHidden();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('¥3,286');
  await expect(sheet).toContainText('中国工商银行 •••• 5678');
  expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();
});
