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
  test(`${path} shows the error of ${fault}, and a retry loads the page`, async ({ page, openScenario }) => {
    await openScenario('extension-available', path, { faults: `once:${fault}` });
    await expect(page.getByText(says)).toBeVisible();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByText(shown).first()).toBeVisible();
  });
}
