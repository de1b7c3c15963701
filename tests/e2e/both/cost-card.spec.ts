import { expect, test } from '../support/test';

test('what a loan costs is known before it is accepted, and kept with the loan', async ({ page, openScenario }) => {
  await openScenario('new-loan', '/loanConfirm');
  const card = page.getByRole('region', { name: 'Biaya pinjaman ini' });
  await expect(card.getByText('Rp297.000').first()).toBeVisible();
  await expect(card.getByText(/^\d\d(,\d\d?)?%$/).first()).toBeVisible();
  const rate = await card
    .locator('dd')
    .filter({ hasText: /^\d\d(,\d\d?)?%$/ })
    .first()
    .innerText();
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect(page).toHaveURL(/\/loanDetails\?.*from=confirm/);

  // Five days later the money is there, and the loan still knows on which terms it was accepted.
  const address = new URL(page.url());
  await openScenario('new-loan', '/loanDetails', { orderId: address.searchParams.get('orderId') ?? '', clock: '+5d' });
  await page.getByText('Biaya pinjaman ini').click();
  await expect(page.getByText(/ketentuan yang Anda setujui di perangkat ini/)).toBeVisible();
  await expect(page.getByText(rate, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Suku bunga tahunan', { exact: true })).toBeVisible();
});
