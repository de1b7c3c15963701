import { expect, type Page } from '@playwright/test';
import { ports } from './ports';
import { openSite, type Site } from './site';
import { test as base } from './test';

export const gateway = `http://127.0.0.1:${ports.gateway}`;

/** Playwright's `test` with servers of one test's own: the demo, and the production build with the offline worker. */
export const test = base.extend<{ demo: Site; live: Site }>({
  // What is kept beside the app is kept at rest.
  isIdle: true,
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

/**
 * Resolves once the page on screen, too, is on the device, and its language.
 * @param file its HTML, where it has another name than its address
 */
export async function stored(
  page: Page,
  file = `${new URL(page.url()).pathname.replace(/^.*\//, '')}.html`,
): Promise<void> {
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

export { expect };
