import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { tracesOf } from '../support/traces';

const keptBy = async (page: Page) => (await tracesOf(page)).kept;

test('another borrower sees no data of the former one', { tag: '@journey' }, async ({ page, openScenario, launch }) => {
  const inputs = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };
  await openScenario('due-today', '/that', inputs);
  await expect(page.getByText('Nomor virtual account', { exact: true })).toBeVisible();
  await expect.poll(() => keptBy(page)).toContain('"BNI"');
  await openScenario('due-today', '/customerService', { token: 'another-token', userId: 'another-user' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptBy(page)).not.toContain('"BNI"');
  expect(await page.evaluate(() => document.cookie)).not.toContain(launch.token);
});
