import type { Page } from '@playwright/test';
import { addExtensionNodes, translatePage } from '../../support/translator';
import { setLanguage } from '../support/access/set-language';
import { expect, test } from '../support/test';

/** Every page of this test is translated, and changed by extensions, before the application is there. */
async function changeFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    (${translatePage.toString()})('copy');
    (${addExtensionNodes.toString()})();
  })`);
}

test('a translated loan page shows its amount and opens the next page', async ({ page, openScenario }) => {
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

  test('changes its language after the browser has translated it', async ({ page, open }) => {
    await changeFromTheStart(page);
    await open('/About');
    await expect(page.locator('main font').first()).toBeVisible();
    await setLanguage(page, 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the company');
    await expect(page.getByText('What a loan should be')).toBeVisible();
  });
});
