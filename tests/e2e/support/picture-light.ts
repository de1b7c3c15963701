import type { Page } from '@playwright/test';

/** How light each pixel of a picture is, 0 to 255, by row. */
export async function lightOf(page: Page, picture: Buffer): Promise<number[][]> {
  // Another page decodes the picture: the product's own would refuse the address, and is left as it is.
  const reader = await page.context().newPage();
  const rows = await reader.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const all = Array.from({ length: width * height }, (_, index) => data[4 * index] ?? 0);
      return Array.from({ length: height }, (_, y) => all.slice(y * width, (y + 1) * width));
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await reader.close();
  return rows;
}
