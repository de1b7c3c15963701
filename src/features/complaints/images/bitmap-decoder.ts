import { ImageError } from './image-problem';
import type { Size } from './image-size';
import type { Studio } from './shrink-image';
import { limits, sizeToSend } from './sizing';

const isShape = (bitmap: ImageBitmap, width: number, height: number) =>
  Math.abs(bitmap.width / bitmap.height - width / height) < 0.02 * (width / height);

/**
 * Only the longer side is asked for: the engine then keeps the shape, and one that turns the picture by its metadata shows it. With
 * both sides given it would squeeze the turned picture into the shape that the header names.
 */
const longerSide = ({ width, height }: Size): ImageBitmapOptions =>
  width >= height ? { resizeWidth: width } : { resizeHeight: height };

/**
 * Opens a picture in the size that is wanted: what the full size would cost never stays in memory.
 * Engines that do not know the options, or turn the picture by itself, decode it whole.
 */
export const decodeBitmap: Studio['decode'] = async (blob, size) => {
  const release = (bitmap: ImageBitmap) => ({
    source: bitmap,
    size: { width: bitmap.width, height: bitmap.height },
    release: () => bitmap.close(),
  });
  if (size) {
    const bitmap = await createImageBitmap(blob, {
      ...longerSide(size),
      resizeQuality: 'high',
    }).catch(() => null);
    if (bitmap && isShape(bitmap, size.width, size.height)) return release(bitmap);
    bitmap?.close();
  }
  const whole = await createImageBitmap(blob);
  if (whole.width * whole.height > limits.pixels) {
    whole.close();
    throw new ImageError('too-many-pixels');
  }
  const smallerSize = sizeToSend(whole);
  if (smallerSize.width === whole.width && smallerSize.height === whole.height) return release(whole);
  const smaller = await createImageBitmap(whole, { ...longerSide(smallerSize), resizeQuality: 'high' }).catch(
    () => null,
  );
  if (!smaller) return release(whole);
  whole.close();
  return release(smaller);
};
