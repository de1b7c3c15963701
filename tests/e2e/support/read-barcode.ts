import type { Page } from '@playwright/test';
import { decodeRuns, runsOf } from '../../support/code-128';

/** The barcode that a page shows, as the picture it is. */
export const barcodeOf = (page: Page) => page.locator('main svg[role="img"]');

/** Reads the barcode on screen as a scanner does: from a picture, along one line across the bars. @throws Error */
export async function readBarcode(page: Page): Promise<string> {
  const box = await barcodeOf(page).boundingBox();
  const { width } = page.viewportSize() ?? {};
  if (!box || width === undefined) throw new Error('There is no barcode');
  // From edge to edge: a clip is in whole CSS pixels, the bars are in those of the device.
  const picture = await page.screenshot({ clip: { x: 0, y: Math.round(box.y + box.height / 2), width, height: 4 } });
  // Another page decodes the picture: the product's own would refuse the address, and is left as it is.
  const reader = await page.context().newPage();
  const row = await reader.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(bitmap.width, 1).getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(bitmap, 0, -2);
      return Array.from(context.getImageData(0, 0, bitmap.width, 1).data);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await reader.close();
  const isDark: boolean[] = [];
  for (let at = 0; at < row.length; at += 4) {
    const light = row[at] ?? 0;
    // Every pixel is the one or the other: grey ones are edges between device pixels.
    if (light > 20 && light < 235) throw new Error(`A grey pixel at ${at / 4}`);
    isDark.push(light <= 20);
  }
  return decodeRuns(runsOf(isDark));
}
