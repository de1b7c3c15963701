import { ImageError } from './inspect-image';
import type { WorkerReply } from './process-image';
import { shrinkImage } from './shrink-image';

/** The types are those of a page; the worker's function takes the same two arguments. */
function reply(message: WorkerReply, transfer: Transferable[]): void {
  globalThis.postMessage(message, { transfer });
}

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  shrinkImage(data).then(
    (image) => reply({ image }, [image.bytes]),
    (error: unknown) => reply({ problem: error instanceof ImageError ? error.problem : null }, []),
  );
});
