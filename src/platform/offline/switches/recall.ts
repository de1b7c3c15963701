import { pageRelease } from '@/config/release';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import type { Pwa } from '../pwa';
import { pageOf, reloadWhenReachable } from '../reload';

/** The release that this tab was loaded anew for: the host may go on to serve it. */
const mark = 'reloaded-release';

/**
 * Once for each release, by the rules of `reloadOnce`: never where the tab remembers nothing, never without a server.
 */
async function reloadRelease(page: Window, release: string): Promise<void> {
  if (readTab(mark) === release || !keepInTab(mark, release)) return;
  if (!(await reloadWhenReachable(pageOf(page)))) keepInTab(mark, null);
}

/** Between two looks whether the page may be loaded anew, milliseconds. */
const lookAgainMs = 3_000;

/**
 * Loads the page anew where its release was recalled, as soon as nothing is lost by it: no unsaved work, no
 * write under way. A page that a worker serves takes the worker's new version; while there is none, loading
 * anew would bring the same again.
 */
export function watchRecall(page: Window, { worker }: Pick<Pwa, 'worker'>, isBusy: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRecalled = false;
  let hasLooked = false;

  function tryNow(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isRecalled) return;
    if (!isBusy()) reload();
    timer = setTimeout(tryNow, lookAgainMs);
  }

  function reload(): void {
    const isServedByWorker = worker !== null && page.navigator.serviceWorker.controller !== null;
    if (!isServedByWorker) void reloadRelease(page, pageRelease());
    else if (worker.state.getSnapshot() === 'waiting' || worker.state.getSnapshot() === 'replaced') worker.update();
    else if (!hasLooked) {
      hasLooked = true;
      void worker.checkForUpdate();
    }
  }

  return {
    /** @param releases those that are recalled, as version.json names them */
    set(releases: readonly string[]): void {
      isRecalled = releases.includes(pageRelease());
      hasLooked = false;
      tryNow();
    },
  };
}
