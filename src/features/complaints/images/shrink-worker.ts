import { decodeBitmap } from './bitmap-decoder';
import { ImageError } from './image-problem';
import { type Studio, shrinkImage } from './shrink-image';
import type { WorkerReply } from './worker-studio';

/** Draws without a document: in a worker. */
const offscreenStudio: Studio = {
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

/** The types are those of a page; a worker's own function takes the same two arguments. */
function reply(message: WorkerReply, transfer: Transferable[]): void {
  globalThis.postMessage(message, { transfer });
}

async function answer(file: Blob): Promise<void> {
  try {
    const image = await shrinkImage(file, offscreenStudio);
    reply({ image }, [image.bytes]);
  } catch (error) {
    reply({ problem: error instanceof ImageError ? error.problem : null }, []);
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void answer(data);
});
