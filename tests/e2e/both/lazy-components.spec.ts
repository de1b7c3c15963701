import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** From here on no file of the app comes any more, and the page's own server is away. */
async function breakOff(page: Page): Promise<void> {
  await page.route(/\/assets\//, (route) => route.abort());
  await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
}

test('a dialog without its code shows an error and a retry', { tag: '@demo' }, async ({ page, openScenario }) => {
  const inputs = { orderNo: '00123', productId: '', orderId: '', selectedIndex: '1' };
  await openScenario('due-today', '/intelligentCustomerService', inputs);
  await expect(page.getByRole('log')).toBeVisible();
  const input = page.getByRole('textbox').last();
  await input.fill('typed 12345');
  await breakOff(page);
  const dialog = page.getByRole('dialog');
  const missing = dialog.getByText(/^Sebagian aplikasi/);
  const retry = dialog.getByRole('button', { name: 'Coba lagi' });
  const share = async () => {
    await page.getByRole('button', { name: 'Menu chat' }).click();
    await page.getByRole('button', { name: 'Bagikan percakapan ini' }).click();
    await expect(missing).toBeVisible();
  };
  await share();
  await expect(page.getByText('Halaman ini tidak dapat ditampilkan')).toHaveCount(0);
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(missing).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(input).toHaveValue('typed 12345');

  await share();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('dialog', { name: 'Bagikan percakapan ini' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});
