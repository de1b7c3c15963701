import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { launchUrl, type Launch } from '../support/launch';
import { barcodeOf, readBarcode } from '../support/read-barcode';
import { orderOf } from '../support/scenario';
import type { Site } from '../support/site';
import { expect, gateway, installed, leaveWithoutWorker, stored, test, untilTrue } from '../support/worker-test';

const cacheAddresses = () =>
  caches.keys().then(async (names) => {
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

/** Every address in README's table of pages. */
async function pages(): Promise<string[]> {
  const readme = await readFile('README.md', 'utf8');
  return [...readme.matchAll(/^\| `(\/[^`]*)` \| [^|]+ \| `src\/routes\//gm)].map(([, path]) => path ?? '/');
}

/** The demo on the device, and its server gone. */
async function installAndStop(page: Page, demo: Site, launch: Launch): Promise<(path: string) => string> {
  const { productId, orderId, pop } = orderOf('due-today');
  const inputs = { productId, orderId, amount: '155400000', display: '0' };
  const counter = { ...inputs, payType: '2', payCode: 'ALFAMART' };
  await page.goto(demo.origin + launchUrl('/that', { ...launch, pop }, { ...counter, demo: 'due-today' }));
  // The worker fetches the whole product first: the only limit is that of the test.
  await page.getByText('Siap dipakai tanpa internet').waitFor({ timeout: 0 });
  await demo.stop();
  return (path) => demo.origin + launchUrl(path, { ...launch, pop }, counter);
}

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByText('Halaman ini tidak dapat ditampilkan'), path).toHaveCount(0);
}

test.describe('with the server off', () => {
  // A scanner reads pixels of the device.
  test.use({ deviceScaleFactor: 2 });

  test('a shop gets the code, pages open whose HTML is kept, and those that begin as an empty frame', async ({
    page,
    demo,
    launch,
  }) => {
    const addressOf = await installAndStop(page, demo, launch);
    await page.getByRole('button', { name: 'Tunjukkan ke kasir' }).click();
    const code = await readBarcode(page);
    await page.reload();
    await expect(barcodeOf(page)).toBeVisible();
    expect(await readBarcode(page)).toBe(code);
    for (const path of ['/loanDetails', '/intelligentCustomerService', '/complaintList', '/']) {
      await page.goto(addressOf(path));
      await expectPage(page, path);
      await page.reload();
      await expectPage(page, path);
    }
  });

  test('every page of the demo opens, from the second visit on', async ({ page, demo, launch }) => {
    // Each page is opened twice.
    const addressOf = await installAndStop(page, demo, launch);
    for (const path of await pages()) {
      await page.goto(addressOf(path));
      await expectPage(page, path);
      await page.reload();
      await expectPage(page, path);
    }
  });
});

test('the worker keeps files of the build only: no answer, no launch parameter', async ({
  page,
  live,
  launch,
  request,
}) => {
  const { productId, orderId, pop } = orderOf('due-today');
  await request.post(`${gateway}/__control/settings?deviceId=${launch.deviceId}`, { data: { demo: 'due-today' } });
  await page.goto(live.origin + launchUrl('/loanDetails', { ...launch, pop }, { productId, orderId }));
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await stored(page);
  await page.reload();
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();

  const addresses = await page.evaluate(cacheAddresses);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    expect(pathname).not.toMatch(/^\/gateway/);
    expect(search).toMatch(/^(?:\?(?:__WB_REVISION__|revision)=\w+)?$/);
    expect(address).not.toContain(launch.token);
  }

  await live.stop();
  await page.reload();
  await expect(page.getByText('Anda sedang offline')).toBeVisible();
});

/**
 * A new version on a phone whose disk is so slow that `activate` never finishes looking for the old files to delete.
 */
const neverDeletes = `
  addEventListener('activate', () => {
    Cache.prototype.keys = () => new Promise(() => undefined);
  });
`;

test(
  'a new version waits for a yes, and not in the middle of typing; a page opens while `activate` still deletes',
  { tag: '@journey' },
  async ({ page, live, launch }) => {
    await page.goto(live.origin + launchUrl('/customerService', launch));
    await stored(page);
    await page.reload();
    // The page has no field of its own: the form of this test is in its content.
    // What is there before is a rendering, which gives way.
    await expect(page.getByRole('main')).toBeVisible();
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
    await page.locator('textarea').fill('half a sentence');

    await appendFile(`${live.folder}/sw.js`, neverDeletes);
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
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  },
);

test(
  'a build with the worker off removes it and its caches, and leaves the open page alone',
  { tag: '@journey' },
  async ({ page, live, launch }) => {
    await page.goto(live.origin + launchUrl('/customerService', launch));
    await stored(page);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // What is there before is a rendering, which gives way.
    await expect(page.getByRole('main')).toBeVisible();
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
    await page.locator('textarea').fill('half a sentence');
    await page.evaluate(() => caches.open('somebody-else'));

    await live.deploy('dist');
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
    await page.goto(live.origin + launchUrl('/customerService', launch));
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['somebody-else']);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);

test('a worker that is handed a page in the place of a file keeps nothing, and comes with the right file', async ({
  page,
  live,
}) => {
  const assets = `${live.folder}/assets`;
  const name = (await readdir(assets)).find((file) => /^cashier-.*\.js$/.test(file)) ?? '';
  const file = `${assets}/${name}`;
  const code = await readFile(file);
  await Promise.all(['br', 'gz'].map((kind) => rm(`${file}.${kind}`, { force: true })));
  await writeFile(file, '<!doctype html><title>Please pay your bill</title>');
  await page.goto(live.origin);
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
  expect((await page.evaluate(cacheAddresses)).filter((address) => address.includes(name))).toEqual([]);

  await writeFile(file, code);
  // Our server lets every file stay in the browser's own cache; a proxy's page does not.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.reload();
  await installed(page);
  expect((await page.evaluate(cacheAddresses)).some((address) => address.includes(name))).toBe(true);
});
