import { findings } from '../support/axe';
import { expect, test } from '../support/gateway-test';
import { sayPaid } from '../support/journeys';
import { photo } from '../support/photo';
import { barcodeOf, readBarcode } from '../support/read-barcode';
import { orderOf } from '../support/scenario';

// A scanner reads pixels of the device.
test.use({ deviceScaleFactor: 2 });

const atAlfamart = { amount: '155400000', display: '0', payType: '2', payCode: 'ALFAMART' };
const scenario = 'payment-lost';
const { orderId } = orderOf(scenario);

test('a scanner reads the barcode, turned and offline', async ({ page, openScenario, gateway }, { project }) => {
  await openScenario(scenario, '/that', atAlfamart);
  await page.getByRole('button', { name: 'Tunjukkan ke kasir' }).click();
  await expect(page).toHaveURL(/\/cashier\?/);
  await expect(barcodeOf(page)).toBeVisible();
  const code = await readBarcode(page);
  expect(code).toMatch(/^\d{8,}$/);
  await expect(page.locator('main')).toContainText(code.slice(-4));
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const upright = await barcodeOf(page).boundingBox();
  expect(upright?.height).toBeGreaterThanOrEqual(95);

  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(async () => (await barcodeOf(page).boundingBox())?.width).toBeGreaterThan(upright?.width ?? 0);
  expect(await readBarcode(page)).toBe(code);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(async () => (await barcodeOf(page).boundingBox())?.width).toBeLessThanOrEqual(320);
  expect(await readBarcode(page)).toBe(code);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });

  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/\/that\?/);
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeVisible();
  if (project.name === 'production')
    expect(gateway.requests('/v3/loan-details/generate-vcode').length).toBeLessThanOrEqual(1);

  // A link to it, with the server gone.
  await openScenario(scenario, '/cashier', { refNo: code, faults: 'offline' });
  await expect(barcodeOf(page)).toBeVisible();
  await page.reload();
  await expect(barcodeOf(page)).toBeVisible();
  expect(await readBarcode(page)).toBe(code);
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/\/that\?/);
  await expect(page.getByText(/Ini salinan di ponsel Anda/)).toBeVisible();
});

test('a missing payment becomes one complaint', async ({ page, openScenario, gateway }, { project }) => {
  await openScenario(scenario, '/that', atAlfamart);
  await sayPaid(page);
  await expect(page.getByRole('button', { name: 'Kirim foto struk' })).toHaveCount(0);

  await openScenario(scenario, '/loanDetails', { clock: '+31m' });
  await page.getByRole('button', { name: 'Kirim foto struk' }).click();
  await expect(page).toHaveURL(new RegExp(`/complainPageNext\\?.*orderNo=${orderId}`));
  const text = page.getByRole('textbox', { name: 'Deskripsi masalah' });
  await expect(text).toHaveValue(/Rp1\.554\.000.*ALFAMART.*\d{8,}.*\d{4}-\d\d-\d\d \d\d:\d\d/);
  expect((await text.inputValue()).length).toBeLessThanOrEqual(200);
  const picker = page.getByLabel('Tambahkan foto struk');
  await expect(picker).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await picker.setInputFiles(await photo(page, 1200, 900, 1, 'struk.jpg'));
  await expect(page.getByText('Berhasil diunggah!')).toBeVisible();
  await expect(page.getByText('Tersimpan di perangkat ini')).toBeVisible();

  // A kill in between loses nothing.
  await page.reload();
  await expect(text).toHaveValue(/ALFAMART/);
  await expect(page.getByText('Berhasil diunggah!')).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page).toHaveURL(/\/complaintList\?.*from=sent/);
  await expect(page.getByText(/ALFAMART/)).toHaveCount(1);
  if (project.name === 'production') expect(gateway.requests('/user-problem/problem-save')).toHaveLength(1);

  await openScenario(scenario, '/loanDetails', { clock: '+32m' });
  await expect(page.getByText('Anda mengirim pengaduan tentang hal ini')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kirim foto struk' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});
