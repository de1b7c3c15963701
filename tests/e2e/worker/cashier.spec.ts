import { launchUrl } from '../support/launch';
import { barcodeOf, readBarcode } from '../support/read-barcode';
import { orderOf } from '../support/scenario';
import { openSite, type Site } from '../support/site';
import { test as base, expect } from '../support/test';

const test = base.extend<{ demo: Site }>({
  demo: async ({}, provide) => {
    const site = await openSite('dist-demo');
    await provide(site);
    await site.close();
  },
});

test('in a shop without a network the code is still there, also after a reload', async ({ page, demo, launch }) => {
  test.setTimeout(90_000);
  const { productId, orderId, pop } = orderOf('due-today');
  await page.goto(demo.origin + launchUrl('/that', { ...launch, pop }, { productId, orderId, amount: '155400000', payType: '2', payCode: 'ALFAMART', demo: 'due-today' }));
  await expect(page.getByText('Siap dipakai tanpa internet')).toBeVisible({ timeout: 60_000 });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await demo.stop();
  await page.getByRole('button', { name: 'Tunjukkan ke kasir' }).click();
  const code = await readBarcode(page);
  await page.reload();
  await expect(barcodeOf(page)).toBeVisible();
  expect(await readBarcode(page)).toBe(code);
});
