import { expect, test } from '../support/gateway-test';
import { barcodeOf, readBarcode } from '../support/read-barcode';

// A scanner reads pixels of the device.
test.use({ deviceScaleFactor: 2 });

const atAlfamart = { amount: '155400000', display: '0', payType: '2', payCode: 'ALFAMART' };
const scenario = 'payment-lost';

test('a scanner reads the barcode, also on a turned phone', async ({ page, openScenario, gateway }, { project }) => {
  await openScenario(scenario, '/that', atAlfamart);
  await page.getByRole('button', { name: 'Tunjukkan ke kasir' }).click();
  await expect(page).toHaveURL(/\/cashier\?/);
  await expect(barcodeOf(page)).toBeVisible();
  const code = await readBarcode(page);
  expect(code).toMatch(/^\d{8,}$/);
  await expect(page.locator('main')).toContainText(code.slice(-4));
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  const upright = await barcodeOf(page).boundingBox();
  expect(upright?.height).toBeGreaterThanOrEqual(95);

  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(async () => (await barcodeOf(page).boundingBox())?.width).toBeGreaterThan(upright?.width ?? 0);
  expect(await readBarcode(page)).toBe(code);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(async () => (await barcodeOf(page).boundingBox())?.width).toBeLessThanOrEqual(320);
  expect(await readBarcode(page)).toBe(code);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 360, height: 740 });

  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/\/that\?/);
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeVisible();
  if (project.name === 'production')
    expect(gateway.requests('/v3/loan-details/generate-vcode').length).toBeLessThanOrEqual(1);
});
