import type { Page } from '@playwright/test';

/** The person opens another app and comes back: pages that wait for something check at once. */
export async function switchApps(page: Page): Promise<void> {
  for (const isHidden of [true, false]) {
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      const state = hidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  }
}
