import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { samplePages } from '../../support/pages';
import { barcodeOf, readBarcode } from '../support/read-barcode';
import {
  cachedAddresses,
  expect,
  installed,
  leaveWithoutWorker,
  stored,
  test,
  untilTrue,
} from '../support/worker-test';

/** Opens a page, and then once more. */
async function expectPage(page: Page, path: string, address: string): Promise<void> {
  for (const open of [() => page.goto(address), () => page.reload()]) {
    await open();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Halaman ini tidak dapat ditampilkan'), path).toHaveCount(0);
  }
}

test.describe('with the server off', () => {
  // A scanner reads pixels of the device.
  test.use({ isDemo: true, deviceScaleFactor: 2 });

  const counter = { amount: '155400000', display: '0', payType: '2', payCode: 'ALFAMART' };

  // The worker fetches the whole product first: the only limit is that of the test.
  test.beforeEach(async ({ page, site, openScenario }) => {
    await openScenario('due-today', '/that', counter);
    await page.getByText('Siap dipakai tanpa internet').waitFor({ timeout: 0 });
    await site.stop();
  });

  test('the cashier code and every page of the demo open', async ({ page, addressOf }) => {
    await page.getByRole('button', { name: 'Tunjukkan ke kasir' }).click();
    const code = await readBarcode(page);
    await page.reload();
    await expect(barcodeOf(page)).toBeVisible();
    expect(await readBarcode(page)).toBe(code);
    for (const { path, scenario, inputs } of samplePages)
      await expectPage(page, path, await addressOf(scenario, path, inputs));
  });
});

test('the worker stores files of the build only', async ({ page, site, launch, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await stored(page);
  await page.reload();
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();

  const addresses = await cachedAddresses(page);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    expect(pathname).not.toMatch(/^\/(?:gateway|switches\.json$)/);
    expect(search).toMatch(/^(?:\?(?:__WB_REVISION__|revision)=\w+)?$/);
    expect(address).not.toContain(launch.token);
  }

  await writeFile(`${site.folder}/agreement.html`, '<title>Agreement of the host</title>');
  await page.goto('/agreement.html?token=t&appVersion=1');
  await expect(page).toHaveTitle('Agreement of the host');
  await openScenario('due-today', '/loanDetails');

  await site.stop();
  await page.reload();
  await expect(page.getByText('Anda sedang offline')).toBeVisible();
  // A dot in a query does not make a page a file.
  await page.goto('/noSuchPage?appVersion=1.10.0');
  await expect(page.getByText('Halaman tidak ditemukan')).toBeVisible();
});

/** Types into a field that the page does not have: it is added to the content, once React has rendered that. */
async function typeOnPage(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
  await page.locator('textarea').fill('half a sentence');
}

/**
 * A new version on a phone whose disk is so slow that `activate` never finishes looking for the old files to delete.
 */
const neverDeletes = `
  addEventListener('activate', () => {
    Cache.prototype.keys = () => new Promise(() => undefined);
  });
`;

test(
  'a new version waits until typing ends and the person agrees',
  { tag: '@journey' },
  async ({ page, site, open }) => {
    await open('/customerService');
    await stored(page);
    await page.reload();
    await typeOnPage(page);

    await appendFile(`${site.folder}/sw.js`, neverDeletes);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await untilTrue(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null));
    await expect(page.getByText('Versi baru sudah siap')).toHaveCount(0);
    await expect(page.locator('textarea')).toHaveValue('half a sentence');

    await page.locator('textarea').fill('');
    await page.getByRole('button', { name: /Bahasa/ }).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.waitForFunction(() => !('isOldPage' in window));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilTrue(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null));
  },
);

test('a build without the worker removes it and its caches', { tag: '@journey' }, async ({ page, site, open }) => {
  await open('/customerService');
  await stored(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await typeOnPage(page);
  await page.evaluate(() => caches.open('somebody-else'));

  await site.deploy('dist');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // The other worker stands ready, or has already done its work.
  await untilTrue(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting !== null || (await caches.keys()).length === 1;
    }),
  );
  await expect(page.locator('textarea')).toHaveValue('half a sentence');

  // While the earlier worker still has something to do, the browser lets the other one wait, at
  // the longest for the page.
  await leaveWithoutWorker(page);
  await open('/customerService');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['somebody-else']);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a worker that gets a page instead of a file stores nothing', async ({ page, site }) => {
  const assets = `${site.folder}/assets`;
  const name = (await readdir(assets)).find((file) => /^cashier-.*\.js$/.test(file)) ?? '';
  const file = `${assets}/${name}`;
  const code = await readFile(file);
  await Promise.all(['br', 'gz'].map((kind) => rm(`${file}.${kind}`, { force: true })));
  await writeFile(file, '<!doctype html><title>Please pay your bill</title>');
  await page.goto('/');
  const state = await page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js');
    const worker = installing ?? waiting ?? active;
    return new Promise((resolve) => {
      const tell = () => {
        if (!worker || worker.state === 'redundant' || worker.state === 'activated')
          resolve(worker?.state ?? 'redundant');
      };
      worker?.addEventListener('statechange', tell);
      tell();
    });
  });
  expect(state).toBe('redundant');
  expect((await cachedAddresses(page)).filter((address) => address.includes(name))).toEqual([]);

  await writeFile(file, code);
  // Our server lets every file stay in the browser's own cache; a proxy's page does not.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.reload();
  await installed(page);
  expect((await cachedAddresses(page)).some((address) => address.includes(name))).toBe(true);
});
