import { ImageError, inspectImage, type ImageProblem } from './inspect-image';
import { shrinkImage, type ShrunkImage } from './shrink-image';

/** The worker's reply: the picture, or the problem; `null` if the worker itself failed. */
export type WorkerReply = { image: ShrunkImage } | { problem: ImageProblem | null };

/** Whether this engine can draw in a worker. iOS before 16.4 cannot. */
const canUseWorker = () => typeof OffscreenCanvas === 'function' && 'convertToBlob' in OffscreenCanvas.prototype;

/** Shrinks one picture in a worker that then ends. @returns `null` if the worker itself failed @throws ImageError */
function shrinkInWorker(file: Blob, signal: AbortSignal): Promise<ShrunkImage | null> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ShrunkImage | null>((resolve, reject) => {
    const giveUp = () => reject(new DOMException('Given up', 'AbortError'));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if ('image' in data) resolve(data.image);
      else if (data.problem) reject(new ImageError(data.problem));
      else resolve(null);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(null);
    });
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    else worker.postMessage(file, { transfer: [] });
  }).finally(() => worker.terminate());
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
