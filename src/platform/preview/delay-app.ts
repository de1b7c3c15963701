import { afterPaint } from '@/platform/browser/after-paint';
import { wait } from '@/platform/browser/wait';

/** So long it waits at most, milliseconds: a page that nobody sees is not rendered. */
const longestMs = 200;

/**
 * Lets the application wait until what stands in the page now is painted: on a slow phone the files of the application
 * take longer than all that the page shows by itself. Whoever calls last decides.
 * @returns resolves when that is painted
 */
export function delayAppUntilPainted(): Promise<void> {
  return (window.previewPainted = Promise.race([afterPaint(), wait(longestMs)]));
}
