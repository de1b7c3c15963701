import { decodeBitmap } from './bitmap-decoder';
import { ImageError } from './image-problem';
import type { Studio } from './shrink-image';

/** For engines without `createImageBitmap`: the engine itself decodes no more than it draws. */
async function decodeElement(blob: Blob) {
  const address = URL.createObjectURL(blob);
  const element = new Image();
  element.src = address;
  try {
    await element.decode();
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
  return {
    source: element,
    size: { width: element.naturalWidth, height: element.naturalHeight },
    release: () => {
      element.src = '';
      URL.revokeObjectURL(address);
    },
  };
}

/** Draws in the page, where a worker cannot: iOS before 16.4. */
export const pageStudio: Studio = {
  decode: async (blob, size) =>
    typeof createImageBitmap === 'function'
      ? decodeBitmap(blob, size).catch((error: unknown) => {
          if (error instanceof ImageError) throw error;
          return decodeElement(blob);
        })
      : decodeElement(blob),
  createSurface(size) {
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    return {
      source: canvas,
      context,
      size,
      encode: (quality) =>
        new Promise((resolve) => {
          canvas.toBlob(resolve, 'image/jpeg', quality);
        }),
      release: () => {
        canvas.width = 0;
        canvas.height = 0;
      },
    };
  },
};
