import { ImageError } from './image-problem';
import { offscreenStudio } from './offscreen-studio';
import { shrinkImage } from './shrink-image';
import type { WorkerReply } from './worker-studio';

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
