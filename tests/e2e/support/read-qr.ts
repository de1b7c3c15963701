import { expect, type Page } from '@playwright/test';
import { encode } from 'uqr';
import { lightOf } from './picture-light';

/** The QR code of a payment, as the picture it is. */
export const qrOf = (page: Page) => page.locator('main figure svg[role="img"]');

/**
 * Compares the squares on screen, pixel by pixel in the middle of each, to those of the text that the code must say.
 */
export async function expectQr(page: Page, text: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  await qrOf(page).scrollIntoViewIfNeeded();
  const rows = await lightOf(page, await qrOf(page).screenshot());
  const middleOf = (square: number, length: number) => Math.floor(((square + 0.5) * length) / size);
  const seen = data.map((_, y) => {
    const row = rows[middleOf(y, rows.length)] ?? [];
    return data.map((__, x) => row[middleOf(x, row.length)] ?? 0);
  });
  expect(seen.map((row) => row.map((light) => light < 60))).toEqual(data);
  // Nothing in between: black on white, whatever the theme.
  expect(seen.flat().filter((light) => light >= 60 && light <= 240)).toEqual([]);
}
