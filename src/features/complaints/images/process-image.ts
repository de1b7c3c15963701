import { ImageError, inspectImage, type ImageProblem } from './inspect-image';
import { shrinkImage, type ShrunkImage } from './shrink-image';

/** The worker's reply: the picture, or the problem; `null` if the worker itself failed. */
export type WorkerReply = { image: ShrunkImage } | { problem: ImageProblem | null };

/** Whether this engine can draw in a worker. iOS before 16.4 cannot. */
function canUseWorker(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    'convertToBlob' in OffscreenCanvas.prototype &&
    typeof createImageBitmap === 'function'
  );
}

/**
 * Shrinks one picture in a worker of its own, which ends after it and frees its memory.
 * @returns `null` if the worker failed for a reason other than the picture
 * @throws ImageError; the signal's AbortError
 */
function shrinkInWorker(file: Blob, signal: AbortSignal): Promise<ShrunkImage | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', giveUp);
      worker.terminate();
      settle();
    };
    const giveUp = () => end(() => reject(new DOMException('Given up', 'AbortError')));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      end(() => {
        if ('image' in data) resolve(data.image);
        else if (data.problem) reject(new ImageError(data.problem));
        else resolve(null);
      });
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => resolve(null));
    });
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    else worker.postMessage(file, { transfer: [] });
  });
}

/** Shrinks a picture, in a worker if the engine can draw there. @throws ImageError; the signal's AbortError */
export type ImageProcessor = (file: Blob, signal: AbortSignal) => Promise<ShrunkImage>;

const processImage: ImageProcessor = async (file, signal) => {
  // Problems of the first bytes need no worker.
  await inspectImage(file);
  const shrunk = canUseWorker() ? await shrinkInWorker(file, signal) : null;
  return shrunk ?? shrinkImage(file);
};

/** Tests set another processor here, because jsdom has no canvas. */
export const imageTools: { process: ImageProcessor } = { process: processImage };
