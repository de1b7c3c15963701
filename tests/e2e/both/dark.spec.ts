import type { Page } from '@playwright/test';
import { contrast } from '@/features/promotion/contrast';
import { hexOf } from '../support/access/focus';
import { hold } from '../support/hold-requests';
import { barcodeOf, readBarcode } from '../support/read-barcode';
import { expect, test } from '../support/test';

test.use({ colorScheme: 'dark' });

const atAlfamart = { amount: '155400000', display: '0', payType: '2', payCode: 'ALFAMART' };

/** How light the ground of the page is: what it is rendered with where nothing else lies. 1 is black, 21 white. */
async function groundOf(page: Page): Promise<number> {
  const color = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  return contrast(hexOf(color), '#000');
}

test('page and browser bars are dark before any script runs', async ({ page, openScenario }) => {
  const release = await hold(page, /\/assets\/[^/]+\.js$/);
  const opened = openScenario('due-today', '/loanDetails');
  await expect(page.locator('h1:visible')).toHaveText('Detail pinjaman');
  expect(await groundOf(page)).toBeLessThan(1.5);
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light dark');
  const bars = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas.flatMap((meta) =>
        matchMedia(meta.getAttribute('media') ?? 'all').matches ? [meta.getAttribute('content') ?? ''] : [],
      ),
    );
  expect(bars).toHaveLength(1);
  expect(contrast(bars[0] ?? '', '#fff')).toBeGreaterThan(7);
  release();
  await opened;
});

test('the theme follows the system, and print is white', { tag: '@demo' }, async ({ page, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  expect(await groundOf(page)).toBeLessThan(1.5);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => groundOf(page)).toBeGreaterThan(18);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(() => groundOf(page)).toBeGreaterThan(18);
});

test.describe('for a scanner', () => {
  // It reads pixels of the device.
  test.use({ deviceScaleFactor: 2 });

  test('a barcode is black on white, and its number too', { tag: '@demo' }, async ({ page, openScenario }) => {
    await openScenario('payment-lost', '/that', atAlfamart);
    const number = page.locator('dd span.light');
    await expect(number).toHaveText(/^[\d\s]{8,}$/);
    // The app takes the place of the preview meanwhile.
    await expect(number).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(number).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.getByRole('button', { name: 'Tunjukkan ke kasir' }).click();
    await expect(barcodeOf(page)).toBeVisible();
    expect(await readBarcode(page)).toMatch(/^\d{8,}$/);
  });
});
