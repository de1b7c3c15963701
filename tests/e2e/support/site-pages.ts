import { expect, type Page } from '@playwright/test';
import { hold } from './hold-requests';
import { limit } from './limit';

/** The site and the legal pages, each with its title and a sentence of its own, in the language of the HTML. */
export const sitePages = [
  { path: '/', title: 'Dana Terang', text: 'Pinjaman yang Anda pahami sebelum Anda ambil', isSite: true },
  { path: '/Policy', title: 'Kebijakan privasi · Dana Terang', text: 'Kecenderungan politik', isSite: true },
  { path: '/Loan', title: 'Pinjaman kami · Dana Terang', text: 'Rp1.000.000', isSite: true },
  { path: '/About', title: 'Tentang perusahaan · Dana Terang', text: 'Seperti apa seharusnya pinjaman', isSite: true },
  { path: '/User', title: 'Perjanjian pengguna · Dana Terang', text: 'Penggunaan yang wajar', isSite: true },
  { path: '/aboutUs', title: 'Tentang kami · Dana Terang', text: 'Misi kami', isSite: false },
  { path: '/privacyPolicy', title: 'Kebijakan privasi · Dana Terang', text: 'Kecenderungan politik', isSite: false },
  { path: '/loanAgreement', title: 'Syarat dan ketentuan pinjaman · Dana Terang', text: '₹1,000', isSite: false },
];

/** Opens a page that is in its HTML: React takes it over as it is, without a second rendering. */
export async function expectHydrated(page: Page, path: string): Promise<void> {
  const release = await hold(page, /\/assets\/index-[\w-]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, path).toBeVisible();
  const drawn = await title.elementHandle();
  release();
  // React has taken over when the language switch answers. An open dialog covers its button: it is not clicked again.
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: 'Bahasa' })
        .click({ timeout: limit(1_000) });
    }
    await expect(dialog).toBeVisible({ timeout: limit(1_000) });
  }, path).toPass();
  expect(await drawn?.evaluate((element) => element.isConnected), path).toBe(true);
  await page.unrouteAll();
}
