import type { Page } from '@playwright/test';
import { addExtensionNodes, translatePage } from '../../support/translator';
import { expect, test } from '../support/gateway-test';
import { switchTo } from '../support/language';

/** From now on the browser translates the page, as Chromium does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(`(${translatePage.toString()})('copy')`);
  await expect(page.locator('main font').first()).toBeVisible();
}

/** Every page of this test is translated, and changed by extensions, before the application is there. */
async function changeFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    (${translatePage.toString()})('copy');
    (${addExtensionNodes.toString()})();
  })`);
}

test('a translated page takes a payment by card with a code', async ({ page, openScenario, gateway }) => {
  await openScenario('card-repayment', '/payway');
  await page.getByRole('radio', { name: /招商银行/ }).check();
  await translate(page);
  await page.getByRole('button', { name: /立即还款/ }).click();

  const sheet = page.getByRole('dialog', { name: '输入短信验证码' });
  const wait = sheet.getByRole('button', { name: /^\d\d 秒$/ });
  const begun = await wait.innerText();
  await expect(wait).not.toHaveText(begun);
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await code.fill('000000');
  await page.getByRole('button', { name: '确认' }).click();
  await expect(page.getByText('验证码错误').first()).toBeVisible();
  await code.fill('123456');
  await page.getByRole('button', { name: '确认' }).click();
  await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible();
  expect(gateway.requests('/loan/repayment-commit')).toHaveLength(1);
});

test('a loan that is translated from the start shows its amount and leads on', async ({ page, openScenario }) => {
  await changeFromTheStart(page);
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Bayar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/installment/);
});

test.describe('a page of the site', () => {
  // React finds other texts than it expects, says so, and renders the page again.
  test.use({ expectedComplaints: [/Minified React error #418/] });

  test('that is translated before React takes it over changes its language', async ({ page, open }) => {
    await changeFromTheStart(page);
    await open('/About');
    await expect(page.locator('main font').first()).toBeVisible();
    await switchTo(page, 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the company');
    await expect(page.getByText('What a loan should be')).toBeVisible();
  });
});
