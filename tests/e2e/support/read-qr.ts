import { expect, type Page } from '@playwright/test';
import { encode } from 'uqr';

/** The QR code of a payment, as the picture it is. */
export const qrOf = (page: Page) => page.locator('main figure svg[role="img"]');

/**
 * Compares the squares on screen, pixel by pixel in the middle of each, to those of the text that the code must say.
 */
export async function expectQr(page: Page, text: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  await qrOf(page).scrollIntoViewIfNeeded();
  const picture = await qrOf(page).screenshot();
  // Another page decodes the picture: the product's own would refuse the address.
  const reader = await page.context().newPage();
  const seen = await reader.evaluate(
    async ({ address, count }) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(bitmap, 0, 0);
      const at = (place: number, length: number) => Math.floor(((place + 0.5) * length) / count);
      return Array.from({ length: count }, (_, y) =>
        Array.from(
          { length: count },
          (__, x) => context.getImageData(at(x, bitmap.width), at(y, bitmap.height), 1, 1).data[0] ?? 0,
        ),
      );
    },
    { address: `data:image/png;base64,${picture.toString('base64')}`, count: size },
  );
  await reader.close();
  expect(seen.map((row) => row.map((light) => light < 60))).toEqual(data);
  // Nothing in between: black on white, whatever the theme.
  expect(
    [...new Set(seen.flat().map((light) => (light < 60 ? 'dark' : light > 240 ? 'light' : 'grey')))].sort(),
  ).toEqual(['dark', 'light']);
}
