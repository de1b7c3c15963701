import { tapTenTimes } from '../support/fast-input';
import { expect, test } from '../support/gateway-test';

const push = '/v3/loan-confirm/loan-detail-push';

test('ten taps confirm a first loan once', { tag: '@journey' }, async ({ page, openScenario, launch, gateway }) => {
  await openScenario('new-loan', '/loanConfirm');
  await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toContainText('Dana Cepat');
  await expect(page).toHaveTitle('Dana Terang · Dana Cepat');
  await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toContainText('Rp4.500.000');
  await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toContainText('3 bulan');
  const plan = page.getByRole('region', { name: 'Rincian jadwal pembayaran' });
  await plan.getByText('Rincian jadwal pembayaran').click();
  await expect(plan.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tapTenTimes(page.getByRole('button', { name: 'Ajukan', exact: true }));
  await expect(page.getByRole('heading', { name: 'Detail pinjaman' })).toBeVisible();
  await expect(page.getByText('Pengajuan sedang ditinjau').first()).toBeVisible();
  await expect(page).toHaveURL(/\/loanDetails\?.*from=confirm/);
  expect(page.url()).not.toContain(launch.token);
  expect(page.url()).not.toContain(launch.sessionId);
  const terms = { amount: '450000000', periods: '3', termUnit: 'month', productId: '2101', source: 'h5' };
  expect(gateway.requests(push).map(({ form }) => form)).toEqual([terms]);
});
