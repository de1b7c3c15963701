import { afterPaint } from '@/platform/browser/after-paint';
import { wait } from '@/platform/browser/wait';

/** The longest delay, milliseconds: a page in the background is not painted. */
const maxDelayMs = 200;

/**
 * Delays the application until the page is painted as it is now: on a slow phone, evaluating the files of the
 * application takes longer than showing the preview. A later call replaces an earlier one.
 * @returns resolves when the page is painted
 */
export function delayAppUntilPainted(): Promise<void> {
  return (window.previewPainted = Promise.race([afterPaint(), wait(maxDelayMs)]));
}
