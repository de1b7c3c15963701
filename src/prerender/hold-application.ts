import { afterPaint } from '@/lib/after-paint';
import { wait } from '@/lib/wait';

/** So long it waits at most, milliseconds: a database may never answer, and a page that nobody sees is not rendered. */
const longestMs = 200;

/**
 * Lets the application wait until the page shows what it can show by itself: on a slow phone the files of the application take
 * longer than all of that. Whoever calls last decides.
 * @param shown resolves when that is in the page; it is painted next
 */
export function holdApplication(shown: Promise<unknown> = Promise.resolve()): void {
  window.sightPainted = Promise.race([shown.then(afterPaint), wait(longestMs)]);
}
