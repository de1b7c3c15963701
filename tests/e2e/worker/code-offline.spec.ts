import { storedRecords } from '../support/stored-records';
import { expect, stored, test } from '../support/worker-test';

test('a payment code is shown offline after a kill', { tag: '@journey' }, async ({ site, addressOf, phone }) => {
  const inputs = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };
  const address = await addressOf('due-today', '/that', inputs);
  let { page } = await phone.start(site.origin);
  const moments = () => page.locator('dl', { hasText: 'Jatuh tempo pinjaman' }).last();
  const readMoments = async () => (await moments().textContent())?.replace(/Sisa waktu.*/, '');

  await page.goto(address);
  await expect(moments()).toContainText(/Berlaku sampai[\d-]+/);
  await expect.poll(async () => JSON.stringify(await storedRecords(page, 'payments'))).toMatch(/"loanDue":[^n]/);
  await stored(page);
  const seen = await readMoments();

  await phone.kill();
  await site.stop();
  ({ page } = await phone.start(site.origin));
  await page.goto(address);
  await expect(page.getByText(/Ini salinan di ponsel Anda/)).toBeVisible();
  await expect(moments()).toBeVisible();
  // The nearer moment first, both as they were read.
  await expect.poll(readMoments).toBe(seen);
});
