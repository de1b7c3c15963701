import { expect, type Page } from '@playwright/test';

/** A dialog that is closed takes its entry out of the history: that step would break off what the next one starts. */
async function leftDialog(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'modal' in Object(history.state))).toBe(false);
}

/**
 * Says on the page of a payment code that it has been paid; the loan's page then is in its place. The entry of the
 * dialog is left by a step back, which would call off whatever is opened meanwhile: it is waited for.
 */
export async function sayPaid(page: Page): Promise<void> {
  const entry = () => page.evaluate<number>('navigation.currentEntry.index');
  await leftDialog(page);
  const entryOfPage = await entry();
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'YA' }).click();
  await expect(page).toHaveURL(/\/loanDetails\?/);
  await expect(page.getByText('Anda memberi tahu kami sudah membayar')).toBeVisible();
  await expect.poll(entry).toBe(entryOfPage);
}

/** From a loan that is due, at its page, to the claim of having paid at a mini market. */
export async function payAtTheCounter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await page.getByRole('button', { name: 'Bayar Segera' }).click();
  await page.getByRole('radio', { name: 'Mini Market' }).click();
  // The shops have to be there: a tap before that only says what is missing.
  await expect(page.getByRole('radio', { name: 'ALFAMART' })).toBeChecked();
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click();
  await sayPaid(page);
}
