import { appendFile, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { launchUrl } from '../support/launch';
import { ports } from '../support/ports';
import { orderOf } from '../support/scenario';
import { openSite, type Site } from '../support/site';
import { test as base, expect } from '../support/test';

const gateway = `http://127.0.0.1:${ports.gateway}`;

const test = base.extend<{ demo: Site; live: Site }>({
  demo: async ({}, provide) => {
    const site = await openSite('dist-demo');
    await provide(site);
    await site.close();
  },
  live: async ({}, provide) => {
    const site = await openSite('dist-worker', gateway);
    await provide(site);
    await site.close();
  },
});

/** Resolves once everything is on the device. */
async function stored(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
}

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

test('every page of the demo opens with the server off, from the second visit on', async ({ page, demo, launch }) => {
  // Each page is opened twice.
  test.setTimeout(180_000);
  const { productId, orderId, pop } = orderOf('due-today');
  const inputs = { productId, orderId, amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };
  await page.goto(demo.origin + launchUrl('/loanDetails', { ...launch, pop }, { ...inputs, demo: 'due-today' }));
  // The worker fetches the whole product first.
  await expect(page.getByText('Siap dipakai tanpa internet')).toBeVisible({ timeout: 60_000 });
  await stored(page);
  await demo.stop();

  for (const path of await pages()) {
    await page.goto(demo.origin + launchUrl(path, { ...launch, pop }, inputs));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Halaman ini tidak dapat ditampilkan'), path).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('the worker keeps files of the build only: no answer, no launch parameter', async ({ page, live, launch, request }) => {
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
    expect(search).toMatch(/^(?:\?__WB_REVISION__=\w+)?$/);
    expect(address).not.toContain(launch.token);
  }

  await live.stop();
  await page.reload();
  await expect(page.getByText('Anda sedang offline')).toBeVisible();
});

test('a new version waits for a yes, and not in the middle of typing', async ({ page, live, launch }) => {
  await page.goto(live.origin + launchUrl('/customerService', launch));
  await stored(page);
  await page.reload();
  // The page has no field of its own: the form of this test stands in its content.
  // What stands there before is a drawing, which gives way.
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
  await page.locator('textarea').fill('half a sentence');

  await appendFile(`${live.folder}/sw.js`, '\n// The next version.\n');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
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
});

test('a build with the worker off removes it and its caches, and leaves the open page alone', async ({ page, live, launch }) => {
  test.slow();
  await page.goto(live.origin + launchUrl('/customerService', launch));
  await stored(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // What stands there before is a drawing, which gives way.
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
  await page.locator('textarea').fill('half a sentence');
  await page.evaluate(() => caches.open('somebody-else'));

  await live.deploy('dist');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // The other worker stands ready, or has already done its work.
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting !== null || (await caches.keys()).length === 1;
  });
  await expect(page.locator('textarea')).toHaveValue('half a sentence');

  // While the earlier worker still has something to do, the browser lets the other one wait, at the longest for the page.
  await page.goto('about:blank');
  await page.goto(live.origin + launchUrl('/customerService', launch));
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual(['somebody-else']);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('Chromium finds nothing that stands in the way of installing, and its offer gets a button of ours', async ({ page, live }) => {
  await page.goto(live.origin);
  await stored(page);
  const cdp = await page.context().newCDPSession(page);
  // A test's own profile counts as a private window, where nothing can be installed.
  const errors = async () => (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  await expect.poll(errors).toEqual([]);

  const { icons, screenshots } = await page.evaluate(async () => {
    const manifest: { icons: { src: string }[]; screenshots: { src: string }[] } = await (await fetch('/manifest.webmanifest')).json();
    return manifest;
  });
  for (const { src } of [...icons, ...screenshots]) expect((await page.request.get(live.origin + src)).status(), src).toBe(200);
  expect(screenshots.length).toBeGreaterThan(0);

  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        Object.assign(window, { wasAsked: true });
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Pasang', exact: true }).click();
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pasang', exact: true })).toHaveCount(0);
});
