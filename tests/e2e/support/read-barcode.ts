import type { Page } from '@playwright/test';
import { decodeRuns, runsOf } from '../../support/code-128';
import { lightOf } from './picture-light';

/** The barcode that a page shows, as the picture it is. */
export const barcodeOf = (page: Page) => page.locator('main svg[role="img"]');

/** Reads the barcode on screen as a scanner does: from a picture, along one line across the bars. @throws Error */
export async function readBarcode(page: Page): Promise<string> {
  const box = await barcodeOf(page).boundingBox();
  const { width } = page.viewportSize() ?? {};
  if (!box || width === undefined) throw new Error('There is no barcode');
  // From edge to edge: a clip is in whole CSS pixels, the bars are in those of the device.
  const picture = await page.screenshot({ clip: { x: 0, y: Math.round(box.y + box.height / 2), width, height: 4 } });
  const row = (await lightOf(page, picture))[2] ?? [];
  // Every pixel is the one or the other: grey ones are edges between device pixels.
  const grey = row.findIndex((light) => light > 20 && light < 235);
  if (grey !== -1) throw new Error(`A grey pixel at ${grey}`);
  return decodeRuns(runsOf(row.map((light) => light <= 20)));
}
