import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false });

test('the phone follows the clock of the panel', { tag: '@journey' }, async ({ page, openScenario, launch }) => {
  await openScenario('overdue', '/loanDetails');
  const phone = page.frameLocator('iframe');
  await expect(phone.getByText(/Terlambat 5 hari/)).toBeVisible();
  expect(page.url()).not.toContain(launch.token);

  await page.getByRole('button', { name: '+1 hari' }).click();
  await expect(phone.getByText(/Terlambat 6 hari/)).toBeVisible();
  await expect(page).toHaveURL(/clock=%2B1d/);
  await page.getByRole('button', { name: 'Waktu nyata' }).click();
  await expect(phone.getByText(/Terlambat 5 hari/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waktu nyata' })).toBeDisabled();

  await phone.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(phone.getByRole('heading', { name: 'Detail Tagihan' })).toBeVisible();
  await expect(page).toHaveURL(/\/installment\?/);
  await page.reload();
  await expect(phone.getByRole('heading', { name: 'Detail Tagihan' })).toBeVisible();
});

test('the panel sets faults and scenarios, and lists calls', { tag: '@journey' }, async ({ page, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  const phone = page.frameLocator('iframe');
  await expect(phone.getByText('Rp1.554.000').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Permintaan' }).click();
  await expect(page.getByText(/panggilan · semua sesuai kontrak/)).toBeVisible();
  await page.getByText('loan-details', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Jawaban' })).toHaveValue(/"orderStatus": 174/);
  await expect(page.getByRole('textbox', { name: 'Kueri' })).toHaveValue(/token: •••/);

  await page.getByRole('tab', { name: 'Demo' }).click();
  await page.getByRole('combobox', { name: 'Gangguan' }).selectOption('http500');
  // What was read stays readable, marked as such.
  await expect(phone.getByRole('button', { name: 'Periksa lagi' })).toBeVisible();
  await page.getByRole('tab', { name: 'Permintaan' }).click();
  await expect(page.getByText(/menyimpang dari kontrak/)).toBeVisible();
  await page.getByRole('tab', { name: 'Demo' }).click();
  await page.getByRole('combobox', { name: 'Gangguan' }).selectOption('');
  await expect(phone.getByRole('button', { name: 'Periksa lagi' })).toBeHidden();
  await expect(phone.getByText('Rp1.554.000').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Skenario' }).selectOption('settled');
  await expect(phone.getByRole('button', { name: 'Pinjam lagi' })).toBeVisible();
});

test('a snapshot restores the scenario', async ({ page, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  const phone = page.frameLocator('iframe');
  await expect(phone.getByText('Rp1.554.000').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan cuplikan' }).click();
  const file = await (await download).path();
  await page.getByRole('combobox', { name: 'Skenario' }).selectOption('settled');
  await expect(phone.getByRole('button', { name: 'Pinjam lagi' })).toBeVisible();
  await page
    .getByLabel('Buka cuplikan')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText(/bukan cuplikan/)).toBeVisible();
  await page.getByLabel('Buka cuplikan').setInputFiles(file);
  await expect(page.getByRole('combobox', { name: 'Skenario' })).toHaveValue('due-today');
});
