import { keptRecords } from '../support/kept-records';
import { expect, test } from '../support/test';

/**
 * Each page of the journey with one fault, as a server over the network shows it. Every fault on every page is in the
 * fault matrix, without a browser. `shown` is a text that the page has only with its data.
 */
const pages = [
  { path: '/loanDetails', fault: 'http500', says: 'Server kami sedang bermasalah', shown: 'Rp1.554.000' },
  { path: '/installment', fault: 'html', says: 'Jawaban tidak dapat dibaca', shown: 'Bayar Segera' },
  { path: '/extension', fault: 'truncated', says: 'Jawaban tidak dapat dibaca', shown: 'Biaya perpanjangan' },
  { path: '/that', fault: 'empty@generate-vcode', says: 'Jawaban tidak dapat dibaca', shown: 'TELAH MEMBAYAR' },
];

for (const { path, fault, says, shown } of pages) {
  test(`${path} shows the error of ${fault}, and a retry brings the page`, async ({ page, openScenario }) => {
    const inputs = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };
    await openScenario('extension-available', path, { ...inputs, faults: `once:${fault}` });
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

test('offline a stored payment code says when it was stored', { tag: '@demo' }, async ({ page, openScenario }) => {
  const inputs = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };
  await openScenario('due-today', '/that', inputs);
  await expect(page.getByText('Nomor virtual account', { exact: true })).toBeVisible();
  // The number is shown first and saved then.
  await expect.poll(() => keptRecords(page, 'virtual-account-cards')).toHaveLength(1);
  await openScenario('due-today', '/that', { ...inputs, faults: 'offline' });
  await expect(page.getByText('Nomor virtual account', { exact: true })).toBeVisible();
  await expect(page.getByText(/Disimpan pada|Tersimpan pada/)).toBeVisible();
});
