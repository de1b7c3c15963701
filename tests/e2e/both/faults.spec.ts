import { expect, test } from '../support/test';

/**
 * A status and a body that ends early, as a server over the network shows them. Every fault on every page is in the
 * fault matrix, without a browser. `shown` is a text that the page has only with its data.
 */
const pages = [
  { path: '/loanDetails', fault: 'http500', says: 'Server kami sedang bermasalah', shown: 'Rp1.554.000' },
  { path: '/extension', fault: 'truncated', says: 'Jawaban tidak dapat dibaca', shown: 'Biaya perpanjangan' },
];

for (const { path, fault, says, shown } of pages) {
  test(`${path} shows the error of ${fault}, and a retry brings the page`, async ({ page, openScenario }) => {
    await openScenario('extension-available', path, { faults: `once:${fault}` });
    await expect(page.getByText(says)).toBeVisible();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByText(shown).first()).toBeVisible();
  });
}

test('markup from the server is text, and nothing of it runs', async ({ page, openScenario }) => {
  for (const path of [
    '/loanDetails',
    '/that',
    '/installment',
    '/extension',
    '/individual',
    '/dragonpayPaymentInstructions',
    '/customerService',
  ]) {
    await openScenario('hostile', path, { amount: '1', display: '1' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main'), path).not.toBeEmpty();
    await expect(page.locator('main b, main img[src="x"]'), path).toHaveCount(0);
    expect(await page.title(), path).not.toContain('owned');
  }
});
