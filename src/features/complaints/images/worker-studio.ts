import { ImageError, type ImageProblem } from './image-problem';
import type { ShrunkImage } from './shrink-image';

/** What the worker says: the picture, or why not; `null` when the worker itself is at fault. */
export type WorkerReply = { image: ShrunkImage } | { problem: ImageProblem | null };

/** The worker could not do it, for reasons that lie not in the picture: the page may. */
export class NoWorkerError extends Error {
  override readonly name = 'NoWorkerError';
}

/** Whether this engine can draw in a worker. */
export function canUseWorker(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    'convertToBlob' in OffscreenCanvas.prototype &&
    typeof createImageBitmap === 'function'
  );
}

/**
 * Makes one picture fit to be sent, off the main thread. Its worker ends with it, and what it held in memory too.
 * @throws ImageError; NoWorkerError; the signal's AbortError
 */
export function shrinkInWorker(file: Blob, signal: AbortSignal): Promise<ShrunkImage> {
  return new Promise<ShrunkImage>((resolve, reject) => {
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', giveUp);
      worker.terminate();
      settle();
    };
    const giveUp = () => end(() => reject(new DOMException('Given up', 'AbortError')));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if ('image' in data) end(() => resolve(data.image));
      else end(() => reject(data.problem ? new ImageError(data.problem) : new NoWorkerError('The worker failed')));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => reject(new NoWorkerError('The worker did not start')));
    });
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    else worker.postMessage(file, { transfer: [] });
  });
}
