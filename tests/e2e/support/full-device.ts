import type { Page } from '@playwright/test';

/**
 * Takes the room for new records from an origin, as a full phone does: the browser itself then refuses to write. To be
 * done before the origin's first record: for half a minute after one, Chromium goes by what room it saw then.
 * @param page holds the limit, until it is closed
 */
export async function fillDevice(page: Page, origin: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}
