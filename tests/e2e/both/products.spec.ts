import { tapTenTimes } from '../support/hurry';
import { expect, test } from '../support/test';

test('a product leads to its confirmation', { tag: '@journey' }, async ({ page, openScenario, launch, wire }) => {
  await openScenario('due-today', '/relevant', { scene: 'precise' });
  await expect(page.getByText('Cair 1–3 hari')).toBeVisible();
  await expect(page.getByText('Bunga rendah')).toBeVisible();
  await expect(page.getByText('Cicilan ringan', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kuota penuh, Kas Kilat' })).toBeDisabled();

  await tapTenTimes(page.getByRole('button', { name: 'Ajukan sekarang, Tunai Gajian' }));
  await expect(page).toHaveTitle('Dana Terang · Tunai Gajian');
  await expect.poll(() => page.url()).not.toContain(launch.token);
  await expect(page).toHaveURL(/\/loanConfirm\?.*productId=2102/);
  expect(wire.to('/indah/pageEvent/save').map(({ form }) => form)).toEqual([
    { productId: '2102', moduleId: '301', positionId: '1' },
  ]);
  expect(wire.to('/indah/v3/product/apply').map(({ form }) => form)).toEqual([
    { product_id: '2102', module_id: '301', scene: 'precise' },
  ]);
});

test('a product opens after a failed log-in', { tag: '@journey' }, async ({ page, openScenario, context, wire }) => {
  await openScenario('due-today-in', '/jointFailure');
  await expect(page.getByText('Logging in at our partner did not work')).toBeVisible();
  await expect(page.getByRole('button', { name: /Small Step/ })).toBeDisabled();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Apply now, Bright Salary Loan' }).click();
  const opened = await opening;
  await expect(opened).toHaveTitle('Dana Terang · Bright Salary Loan');
  await expect(page.getByRole('button', { name: 'Open it here' })).toBeVisible();
  expect(wire.to('/indah/stand/targeted').map(({ form }) => form)).toEqual([{ allow: '1' }]);
  expect(wire.to('/indah/stand/necessity').map(({ form }) => form)).toEqual([
    { productId: '1101', constant: '18', index: '0' },
  ]);
  expect(wire.to('/indah/stand/joint').map(({ form }) => form)).toEqual([{ productId: '1101' }]);
});
