import { expect, type Page } from '@playwright/test';

/** Says on the page of a payment code that it has been paid; the loan's page then is in its place. */
export async function reportPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'YA' }).click();
  await expect(page).toHaveURL(/\/loanDetails\?/);
  await expect(page.getByText('Anda memberi tahu kami sudah membayar')).toBeVisible();
}

/** From a loan that is due, at its page, to the claim of having paid at a mini market. */
export async function payAtTheCounter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await page.getByRole('button', { name: 'Bayar Segera' }).click();
  await page.getByRole('radio', { name: 'Mini Market' }).click();
  // The shops have to be there: a tap before that only says what is missing.
  await expect(page.getByRole('radio', { name: 'ALFAMART' })).toBeChecked();
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click();
  await reportPayment(page);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keluar dari akun di ponsel ini' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sudah keluar' })).toBeVisible();
}
