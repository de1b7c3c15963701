import { addExtensionNodes, translatePage } from '../../support/translator';
import { setLanguage } from '../support/access/set-language';
import { expect, test } from '../support/test';

// React finds other texts than it expects, says so, and renders the page again.
test.use({ expectedComplaints: [/Minified React error #418/] });

// What else a translated page does: src/boot/translated-pages.test.tsx.
test('a page that the browser has translated before React starts changes its language', async ({ page, open }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    (${translatePage.toString()})('copy');
    (${addExtensionNodes.toString()})();
  })`);
  await open('/About');
  await expect(page.locator('main font').first()).toBeVisible();
  await setLanguage(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the company');
  await expect(page.getByText('What a loan should be')).toBeVisible();
});
