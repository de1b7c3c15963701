import { tapTenTimes } from '../support/fast-input';
import { expect, test } from '../support/test';

test('a product opens its confirmation', { tag: '@journey' }, async ({ page, openScenario, launch, wire }) => {
  await openScenario('due-today', '/relevant', { scene: 'precise' });
  await expect(page.getByText('Cair 1–3 hari')).toBeVisible();
  await expect(page.getByText('Gaji mulai Rp5.000.000')).toBeVisible();
  await expect(page.getByText('Cicilan ringan', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kuota penuh, Kas Kilat' })).toBeDisabled();

  await tapTenTimes(page.getByRole('button', { name: 'Ajukan sekarang, Tunai Gajian' }));
  await expect(page).toHaveTitle('Dana Terang · Tunai Gajian');
  await expect.poll(() => page.url()).not.toContain(launch.token);
  await expect(page).toHaveURL(/\/loanConfirm\?.*productId=2102/);
  const saved = { productId: '2102', moduleId: '301', positionId: '1' };
  expect(wire.to('/indah/pageEvent/save').map(({ form }) => form)).toEqual([saved]);
  const applied = { product_id: '2102', module_id: '301', scene: 'precise' };
  expect(wire.to('/indah/v3/product/apply').map(({ form }) => form)).toEqual([applied]);
});
