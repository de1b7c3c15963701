import { expect, type Page } from '@playwright/test';
import { ports } from './ports';
import { serveCopy, type SiteCopy } from './site';
import { test as base } from './test';

/** Playwright's `test` with a server of the test's own: of the demo, or of production with the offline worker. */
export const test = base.extend<{ site: SiteCopy }>({
  // What is kept beside the app is kept at rest.
  isIdle: true,
  site: async ({ isDemo }, provide) => {
    const site = await (isDemo
      ? serveCopy('dist-demo')
      : serveCopy('dist-worker', `http://127.0.0.1:${ports.gateway}`));
    await provide(site);
    await site.close();
  },
  baseURL: async ({ site }, provide) => provide(site.origin),
});

/**
 * Resolves once a question that is asked in the page is answered with yes. How long that takes depends on the
 * machine alone: the only limit is that of the test. (`page.waitForFunction` does not wait for the promise of
 * an asynchronous function.)
 */
export async function untilTrue(ask: () => Promise<boolean>): Promise<void> {
  await expect(async () => expect(await ask()).toBe(true)).toPass({ intervals: [200] });
}

/** Resolves once the worker has fetched the files that every borrower needs, in the demo all files. */
export async function installed(page: Page): Promise<void> {
  await untilTrue(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated'));
}

/** @returns the addresses of all files that the worker has in its caches */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}

/** Resolves once the page on screen, too, is on the device, and its language. */
export async function stored(page: Page): Promise<void> {
  const file = `${new URL(page.url()).pathname.replace(/^.*\//, '')}.html`;
  await installed(page);
  const locale = await page.locator('html').getAttribute('lang');
  await untilTrue(() =>
    page.evaluate(
      async (wishes) => {
        const name = (await caches.keys()).find((key) => key.startsWith('loan-web-wishes-'));
        const requests = name === undefined ? [] : await (await caches.open(name)).keys();
        return wishes.every((wish) => requests.some(({ url }) => decodeURIComponent(url).endsWith(`/wish/${wish}`)));
      },
      [locale, file],
    ),
  );
}

/**
 * Leaves the app, and resolves once the browser has let go of its workers. No page may be opened to ask: one that
 * is opened in the milliseconds in which Chromium stops a worker waits for ever where a debugger listens to
 * workers, as Playwright does.
 */
export async function leaveWithoutWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  const isGone = new Promise<void>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) states.set(versionId, status);
      if ([...states.values()].every((status) => status === 'redundant')) resolve();
    });
  });
  await browser.send('ServiceWorker.enable');
  await page.goto('about:blank');
  await isGone;
}

/** Chromium finds nothing in the way of installing the page, whose pictures are all there. @returns where it starts */
export async function expectInstallable(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  // A test's own profile counts as a private window, where nothing can be installed.
  const errors = async () =>
    (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors.filter(
      ({ errorId }) => errorId !== 'in-incognito',
    );
  await expect.poll(errors).toEqual([]);
  type Picture = { src: string };
  type Manifest = { start_url: string; icons: Picture[]; screenshots: Picture[] };
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { start_url, icons, screenshots } = (await (await page.request.get(address ?? '')).json()) as Manifest;
  for (const { src } of [...icons, ...screenshots]) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(screenshots.length).toBeGreaterThan(0);
  return start_url;
}

export { expect };
