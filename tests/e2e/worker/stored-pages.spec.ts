import type { Page } from '@playwright/test';
import { expect, stored, test } from '../support/worker-test';

/** A phone that fetches nothing ahead: what it has of other pages then comes from the worker, or is missing. */
const savesData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;

/** Pages whose code comes with a visit. */
const neverOpened = ['/relevant', '/complainPageNext', '/complaintList', '/intelligentCustomerService', '/payway'];

/** Pages whose code every phone has. */
const everyday = ['/installment', '/extension', '/that', '/individual', '/cashier', '/records', '/customerService'];

// What the router says of code that does not come.
test.use({ expectedComplaints: [/reading '(?:component|loader)'|A file of the app did not load/] });

type Address = (scenario: string, path: string) => Promise<string>;

/** @returns the address of any page for the same borrower */
async function openLoan(page: Page, addressOf: Address): Promise<(path: string) => Promise<string>> {
  await page.addInitScript(savesData);
  await page.goto(await addressOf('due-today', '/loanDetails'));
  await page.getByText('Siap dipakai tanpa internet').waitFor({ timeout: 0 });
  await stored(page);
  return (path) => addressOf('due-today', path);
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(?:Bahasa|Language)/ }).click();
  await page.getByRole('radio', { name }).click();
}

test('offline a used language works, another one shows an error', async ({ page, site, addressOf }) => {
  const toLoan = await openLoan(page, addressOf);
  await site.stop();
  await page.goto(await toLoan('/loanDetails'));
  await expect(page.getByRole('heading', { level: 1, name: 'Detail pinjaman' })).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText('gagal dimuat');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Detail pinjaman' })).toBeVisible();

  await site.start();
  await page.reload();
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();
  await stored(page);
  await site.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();
  await chooseLanguage(page, 'Bahasa Indonesia');
  await expect(page.getByRole('heading', { level: 1, name: 'Detail pinjaman' })).toBeVisible();
});

test('offline an opened page works, another one shows an error', async ({ page, site, addressOf }) => {
  const toLoan = await openLoan(page, addressOf);
  await site.stop();
  for (const path of neverOpened) {
    await page.goto(await toLoan(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('alert').first(), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coba lagi' }).first(), path).toBeVisible();
  }

  await site.start();
  await page.goto(await toLoan('/relevant'));
  await expect(page.getByRole('main').getByText('Ajukan sekarang').first()).toBeVisible();
  await stored(page);
  await page.goto(await toLoan('/complainPageNext'));
  await page.getByRole('textbox').first().fill('Saya sudah membayar dua kali');
  await expect(page.getByText('Tersimpan di ponsel ini')).toBeVisible();
  await stored(page);
  await page.goto(await toLoan('/loanDetails'));
  // The heading is in the HTML; the button says that the application has started.
  await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
  await site.stop();
  await page.goto(await toLoan('/relevant'));
  await expect(page.getByRole('main').getByText('Ajukan sekarang').first()).toBeVisible();
  await page.goto(await toLoan('/complainPageNext'));
  await expect(page.getByRole('textbox').first()).toHaveValue('Saya sudah membayar dua kali');
});

test('offline the pages for paying work although they were never opened', async ({ page, site, addressOf }) => {
  const toLoan = await openLoan(page, addressOf);
  await site.stop();
  for (const path of everyday) {
    await page.goto(await toLoan(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(/(?:gagal|belum) dimuat/), path).toHaveCount(0);
  }
});
