import { decodeBitmap } from './bitmap-decoder';
import type { Studio } from './shrink-image';

/** Draws without a document: in a worker. */
export const offscreenStudio: Studio = {
  decode: decodeBitmap,
  createSurface(size) {
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    return {
      source: canvas,
      context,
      size,
      encode: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
      release: () => {
        canvas.width = 0;
        canvas.height = 0;
      },
    };
  },
};
