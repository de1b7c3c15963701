import { reportPayment } from '../support/journeys';
import { expect, test } from '../support/test';

test('a borrower in Jakarta pays by virtual account', { tag: '@journey' }, async ({ page, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByRole('heading', { name: 'Detail pinjaman' })).toBeVisible();
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();

  await expect(page.getByRole('heading', { name: 'Detail Tagihan' })).toBeVisible();
  await expect(page).toHaveURL(/\/installment\?/);
  await page.getByRole('button', { name: 'Bayar Segera' }).click();

  await expect(page).toHaveURL(/\/individual\?.*amount=155400000&display=0/);
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click();
  await expect(page.getByText('Silakan lengkapi informasinya').first()).toBeVisible();
  await page.getByRole('radio', { name: /^BNI/ }).click();
  await page.getByRole('radio', { name: 'Mobile Banking' }).check();
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click();

  await expect(page).toHaveURL(/\/that\?.*amount=155400000&display=0&payType=1/);
  await expect(page.getByText('Nomor virtual account', { exact: true })).toBeVisible();
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await expect(page.locator('details[open] summary')).toHaveText('Mobile Banking');
  await expect(page.getByText('Ubah cara pembayaran')).toBeVisible();

  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'BATAL' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await reportPayment(page);
});
