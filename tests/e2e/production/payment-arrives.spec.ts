import { findings } from '../support/axe';
import { limit } from '../support/limit';
import { switchApps } from '../support/switch-apps';
import { expect, test } from '../support/test';

test('money that arrives ends the payment on the page of the code', async ({ page, openScenario, control }) => {
  await openScenario('payment-lost', '/that', { amount: '155400000', display: '0', payType: '2', payCode: 'ALFAMART' });
  await expect(page.getByRole('button', { name: 'Tunjukkan ke kasir' })).toBeVisible();
  // The first look is what later ones are compared with.
  await Promise.all([page.waitForResponse(/loan-details\/loan-details/), switchApps(page)]);
  await control('settle');
  await expect(async () => {
    await switchApps(page);
    await expect(page.getByText('Pembayaran diterima')).toBeVisible({ timeout: limit(1_000) });
  }).toPass();
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lihat pinjaman saya' }).click();
  await expect(page).toHaveURL(/\/loanDetails\?/);
});
