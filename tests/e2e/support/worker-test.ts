import type { Page } from '@playwright/test';
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

/** Resolves once the worker has fetched what every borrower needs; of the demo that is everything. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
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
  const wishes = [await page.locator('html').getAttribute('lang'), file];
  await page.waitForFunction(async (wanted) => {
    const name = (await caches.keys()).find((key) => key.startsWith('loan-web-wishes-'));
    if (name === undefined) return false;
    const urls = (await (await caches.open(name)).keys()).map(({ url }) => decodeURIComponent(url));
    return wanted.every((wish) => urls.some((url) => url.endsWith(`/wish/${wish}`)));
  }, wishes);
}

export { expect } from '@playwright/test';
