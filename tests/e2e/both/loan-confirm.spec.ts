import { expect, test } from '../support/gateway-test';
import { tapTenTimes } from '../support/hurry';

const push = '/v3/loan-confirm/loan-detail-push';

test('ten taps confirm a first loan once', { tag: '@journey' }, async ({ page, openScenario, launch, gateway }) => {
  await openScenario('new-loan', '/loanConfirm');
  await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toContainText('Dana Cepat');
  await expect(page).toHaveTitle('Dana Terang · Dana Cepat');
  await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toContainText('Rp4.500.000');
  await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toContainText('3 bulan');
  await expect(page.getByRole('region', { name: 'Rincian jadwal pembayaran' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tapTenTimes(page.getByRole('button', { name: 'Ajukan', exact: true }));
  await expect(page.getByRole('heading', { name: 'Detail pinjaman' })).toBeVisible();
  await expect(page.getByText('Pengajuan sedang ditinjau').first()).toBeVisible();
  await expect(page).toHaveURL(/\/loanDetails\?.*from=confirm/);
  expect(page.url()).not.toContain(launch.token);
  expect(page.url()).not.toContain(launch.sessionId);
  expect(gateway.requests(push).map(({ form }) => form)).toEqual([
    { amount: '450000000', periods: '3', termUnit: 'month', productId: '2101', source: 'h5' },
  ]);
});

test('nothing is sent in Pune without consent', { tag: '@journey' }, async ({ page, openScenario, gateway }) => {
  await openScenario('new-loan-in', '/loanConfirm');
  const dialog = page.getByRole('dialog', { name: 'Loan agreement' });
  await expect(dialog.frameLocator('iframe').getByText('1. Parties')).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', '');
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await page.getByText('I have read and agreed to the above').click();
  await expect(apply).toBeDisabled();
  await apply.evaluate((node) => (node as HTMLButtonElement).click());
  await expect(page.getByText('Tick the box above to apply.')).toBeVisible();
  expect(gateway.requests(push)).toEqual([]);
  await page.getByText('I have read and agreed to the above').click();
  await apply.click();
  await expect(page.getByText('Your application is under review').first()).toBeVisible();
});

test('two windows send one application', async ({ page, openScenario, addressOf, context, gateway }) => {
  // The answer never comes: the first window is at it for as long as this takes.
  const faults = 'timeout@push';
  await openScenario('new-loan', '/loanConfirm', { faults });
  const second = await context.newPage();
  await second.goto(await addressOf('new-loan', '/loanConfirm', { faults }));
  const apply = second.getByRole('button', { name: 'Ajukan', exact: true });
  await expect(apply).toBeEnabled();
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mengirim pengajuan Anda…' })).toBeVisible();
  const told = second.getByText('Pengajuan Anda sedang dikirim di jendela lain');
  // A window whose device was slow to answer has by then been told by its own look.
  await Promise.race([apply.click(), told.waitFor()]);
  await expect(told).toBeVisible();
  await second.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(told).toBeVisible();
  expect(gateway.requests(push)).toHaveLength(1);
});

test('an answer that is lost is never repeated', { tag: '@journey' }, async ({ page, openScenario, gateway }) => {
  await openScenario('new-loan-in', '/loanConfirm', { faults: 'truncated@push' });
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await tapTenTimes(page.getByRole('button', { name: 'Apply', exact: true }));
  await expect(page.getByText('We do not know yet whether your application arrived')).toBeVisible();
  expect(gateway.requests(push)).toHaveLength(1);
});
