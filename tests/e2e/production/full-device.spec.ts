import type { Page } from '@playwright/test';
import { tapTenTimes } from '../support/fast-input';
import { expect, test } from '../support/gateway-test';

const commit = '/loan/repayment-commit';

/**
 * Takes the room for new records from an origin, as a full phone does: the browser itself then refuses to write. To be
 * done before the origin's first record: for half a minute after one, Chromium goes by what room it saw then.
 * @param page holds the limit, until it is closed
 */
async function fillDevice(page: Page, origin: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}

test('a full device sends no card payment and shows why', async ({ page, openScenario, gateway }) => {
  await fillDevice(page, gateway.origin);
  await openScenario('card-repayment', '/payway');
  await page.getByRole('radio', { name: /工商银行/ }).check();
  await tapTenTimes(page.getByRole('button', { name: /立即还款/ }));
  await expect(page.getByText('手机存储空间不足').first()).toBeVisible();
  expect(gateway.requests(commit)).toEqual([]);
});
