import { expect, expectInstallable, installed, test } from '../support/worker-test';

test('Chromium can install the app, and our button opens its prompt', async ({ page }) => {
  await page.goto('/');
  await installed(page);
  await expectInstallable(page);
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
  await page.waitForFunction(() => 'wasAsked' in window);
  await expect(page.getByRole('button', { name: 'Pasang', exact: true })).toHaveCount(0);
});
