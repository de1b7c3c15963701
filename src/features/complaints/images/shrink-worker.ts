import { ImageError } from './image-problem';
import { offscreenStudio } from './offscreen-studio';
import { shrinkImage } from './shrink-image';
import type { WorkerReply } from './worker-studio';

// The library for workers cannot stand beside the one for pages: this is what is used of it.
const scope = globalThis as unknown as { postMessage: (message: WorkerReply, options: { transfer: Transferable[] }) => void };

async function answer(file: Blob): Promise<void> {
  try {
    const image = await shrinkImage(file, offscreenStudio);
    scope.postMessage({ image }, { transfer: [image.bytes] });
  } catch (error) {
    scope.postMessage({ problem: error instanceof ImageError ? error.problem : null }, { transfer: [] });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void answer(data);
});
