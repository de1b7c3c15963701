import type { Page } from '@playwright/test';
import { ports } from './ports';
import { openSite, type Site } from './site';
import { test as base } from './test';

export const gateway = `http://127.0.0.1:${ports.gateway}`;

/** Playwright's `test` with servers of one test's own: the demo, and the production build with the offline worker. */
export const test = base.extend<{ demo: Site; live: Site }>({
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
export async function stored(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
}

export { expect } from '@playwright/test';
