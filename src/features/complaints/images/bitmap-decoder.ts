import type { Studio } from './shrink-image';
import { fitInto, limits } from './sizing';

const isShape = (bitmap: ImageBitmap, width: number, height: number) =>
  Math.abs(bitmap.width / bitmap.height - width / height) < 0.02 * (width / height);

/**
 * Opens a picture in the size that is wanted: what the full size would cost never stays in memory.
 * Engines that do not know the options, or turn the picture although its EXIF is gone, decode it whole.
 */
export const decodeBitmap: Studio['decode'] = async (blob, size) => {
  const release = (bitmap: ImageBitmap) => ({
    source: bitmap,
    size: { width: bitmap.width, height: bitmap.height },
    release: () => bitmap.close(),
  });
  if (size) {
    const bitmap = await createImageBitmap(blob, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    }).catch(() => null);
    if (bitmap && isShape(bitmap, size.width, size.height)) return release(bitmap);
    bitmap?.close();
  }
  const whole = await createImageBitmap(blob);
  if (whole.width * whole.height > limits.pixels) {
    whole.close();
    throw new RangeError('Too many pixels');
  }
  const { width, height } = fitInto(whole, limits.edge);
  if (width === whole.width && height === whole.height) return release(whole);
  const smaller = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  }).catch(() => null);
  if (!smaller) return release(whole);
  whole.close();
  return release(smaller);
};
