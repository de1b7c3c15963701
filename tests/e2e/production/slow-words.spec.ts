import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold-requests';
import { code } from '../support/preview';
import { expect, test } from '../support/test';

const atBank = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };

/** Resolves when an element ends above the sticky actions of the page, which would cover it. */
async function expectAboveActions(page: Page, element: Locator): Promise<void> {
  const gap = async () => {
    const [box, actions] = await Promise.all([element.boundingBox(), page.locator('footer:visible').boundingBox()]);
    return (actions?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThan(0);
}

test('a code that is slow says so above its actions, also before the application is there', async ({
  page,
  openScenario,
}) => {
  await page.clock.install();
  const releaseCode = await hold(page, code);
  await hold(page, /generate-vcode/);
  const opened = openScenario('due-today', '/that', atBank);
  const soon = page.getByText('Memuat', { exact: true });
  // The style sheet shows it after some seconds.
  await soon.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expectAboveActions(page, soon);

  releaseCode();
  await opened;
  await expect(page.getByText('Virtual account', { exact: true })).toBeVisible();
  await page.clock.runFor(21_000);
  const words = page.getByText(/^Kami sedang meminta kode pembayaran/).locator('xpath=ancestor::div[1]');
  await expect(words.getByRole('button')).toBeVisible();
  await expectAboveActions(page, words);
});
