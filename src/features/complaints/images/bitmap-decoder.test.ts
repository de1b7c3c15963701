import { expect, it, vi } from 'vitest';
import { decodeBitmap } from './bitmap-decoder';
import type { Size } from './image-size';

/**
 * An engine that opens a picture of this size, and resizes as the standard says: both sides as asked, or one, and the other by the
 * shape.
 */
function openWith({ width, height }: Size): void {
  const create = vi.fn<(source: unknown, options?: ImageBitmapOptions) => Promise<Size & { close: () => void }>>(
    async (_source, { resizeWidth, resizeHeight } = {}) => ({
      width: resizeWidth ?? Math.round(resizeHeight ? (resizeHeight * width) / height : width),
      height: resizeHeight ?? Math.round(resizeWidth ? (resizeWidth * height) / width : height),
      close: () => undefined,
    }),
  );
  vi.stubGlobal('createImageBitmap', create);
}

it.each([
  ['as its header says', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }, { width: 1600, height: 1200 }],
  [
    'turned by metadata that we do not read',
    { width: 3000, height: 4000 },
    { width: 1600, height: 1200 },
    { width: 1200, height: 1600 },
  ],
  ['turned, and high', { width: 600, height: 150 }, { width: 150, height: 600 }, { width: 600, height: 150 }],
  ['of a size that only the engine knows', { width: 1080, height: 12000 }, null, { width: 720, height: 8000 }],
])('a picture %s is never squeezed', async (_what, engine, wanted, expected) => {
  openWith(engine);
  expect((await decodeBitmap(new Blob(), wanted)).size).toEqual(expected);
});

it('with too many pixels says so', async () => {
  openWith({ width: 12_000, height: 12_000 });
  await expect(decodeBitmap(new Blob(), null)).rejects.toMatchObject({ problem: 'too-many-pixels' });
});
