import { inspectImage } from './inspect-image';
import { pageStudio } from './page-studio';
import { shrinkImage, type ShrunkImage } from './shrink-image';
import { canUseWorker, NoWorkerError, shrinkInWorker } from './worker-studio';

/**
 * Makes a picture fit to be sent.
 * @throws ImageError; the signal's AbortError
 */
export type ImageProcessor = (file: Blob, signal: AbortSignal) => Promise<ShrunkImage>;

/** In a worker where the engine can draw there, else in the page. */
const processImage: ImageProcessor = async (file, signal) => {
  // What is refused by its first bytes costs no worker.
  await inspectImage(file);
  if (canUseWorker()) {
    try {
      return await shrinkInWorker(file, signal);
    } catch (error) {
      if (!(error instanceof NoWorkerError)) throw error;
    }
  }
  return shrinkImage(file, pageStudio);
};

/** The one seam: where an engine has no canvas (tests), another processor is set. */
export const imageTools: { process: ImageProcessor } = { process: processImage };
