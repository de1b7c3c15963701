import type { Page } from '@playwright/test';
import { launchUrl, type Launch } from '../support/launch';
import { orderOf } from '../support/scenario';
import type { Site } from '../support/site';
import { expect, gateway, stored, test } from '../support/worker-test';

/** A phone that fetches nothing ahead: what it has of other pages then comes from the worker, or is missing. */
const savesData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;

/** Pages whose code comes with a visit. */
const neverOpened = ['/relevant', '/complainPageNext', '/complaintList', '/intelligentCustomerService', '/payway'];

/** Pages whose code every phone has. */
const everyday = ['/installment', '/extension', '/that', '/individual', '/cashier', '/records', '/customerService'];

// What the router says of code that does not come.
test.use({ expectedComplaints: [/reading '(?:component|loader)'|A file of the app did not load/] });

const cacheAddresses = () =>
  caches.keys().then(async (names) => {
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function openLoan(page: Page, live: Site, launch: Launch): Promise<(path: string) => string> {
  const { productId, orderId, pop } = orderOf('due-today');
  await page.request.post(`${gateway}/__control/settings?deviceId=${launch.deviceId}`, { data: { demo: 'due-today' } });
  await page.addInitScript(savesData);
  const addressOf = (path: string) => live.origin + launchUrl(path, { ...launch, pop }, { productId, orderId });
  await page.goto(addressOf('/loanDetails'));
  await page.getByText('Siap dipakai tanpa internet').waitFor({ timeout: 0 });
  await stored(page);
  return addressOf;
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(?:Bahasa|Language)/ }).click();
  await page.getByRole('radio', { name }).click();
}

test('the worker has the language of the person, the page they came to, and nothing of the support desk or the site', async ({
  page,
  live,
  launch,
}) => {
  await openLoan(page, live, launch);
  const files = (await page.evaluate(cacheAddresses)).map((path) => path.replace(/^.*\//, ''));
  expect(files.filter((file) => /^(?:en|hi|zh)-/.test(file))).toEqual([]);
  expect(files.filter((file) => file.startsWith('id-')).length).toBeGreaterThan(3);
  // The second is the wish for it.
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual([
    'app.html',
    'loanDetails.html',
    'loanDetails.html',
  ]);
  expect(files.filter((file) => /^(?:replay|testPreview|site|About|register|payway)-/.test(file))).toEqual([]);
});

test('a language that was never read is missing without a network, and says so; one that was read is there', async ({
  page,
  live,
  launch,
}) => {
  const addressOf = await openLoan(page, live, launch);
  await live.stop();
  await page.goto(addressOf('/loanDetails'));
  await expect(page.getByRole('heading', { level: 1, name: 'Detail pinjaman' })).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText('gagal dimuat');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Detail pinjaman' })).toBeVisible();

  await live.start();
  await page.reload();
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();
  await stored(page);
  await live.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();
  await chooseLanguage(page, 'Bahasa Indonesia');
  await expect(page.getByRole('heading', { level: 1, name: 'Detail pinjaman' })).toBeVisible();
});

test('a page that was never opened says what is wrong, and leads on; one that was opened, with what it shows later, is there', async ({
  page,
  live,
  launch,
}) => {
  const addressOf = await openLoan(page, live, launch);
  await live.stop();
  for (const path of neverOpened) {
    await page.goto(addressOf(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('alert').first(), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coba lagi' }).first(), path).toBeVisible();
  }

  await live.start();
  await page.goto(addressOf('/relevant'));
  await expect(page.getByRole('main').getByText('Ajukan sekarang').first()).toBeVisible();
  await stored(page);
  await page.goto(addressOf('/complainPageNext'));
  await page.getByRole('textbox').first().fill('Saya sudah membayar dua kali');
  await expect(page.getByText('Tersimpan di perangkat ini')).toBeVisible();
  await stored(page);
  await page.goto(addressOf('/loanDetails'));
  // The heading is in the HTML; the button says that the application has started.
  await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
  await live.stop();
  await page.goto(addressOf('/relevant'));
  await expect(page.getByRole('main').getByText('Ajukan sekarang').first()).toBeVisible();
  await page.goto(addressOf('/complainPageNext'));
  await expect(page.getByRole('textbox').first()).toHaveValue('Saya sudah membayar dua kali');
});

test('what a borrower needs in a tunnel is there though it was never opened', async ({ page, live, launch }) => {
  const addressOf = await openLoan(page, live, launch);
  await live.stop();
  for (const path of everyday) {
    await page.goto(addressOf(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(/gagal dimuat/), path).toHaveCount(0);
  }
});
