import { pageRelease } from '@/config/release';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import type { Pwa } from '../pwa';
import { pageOf, reloadWhenReachable } from '../reload';

/** The release for which this tab was reloaded: the host may still serve it. */
const mark = 'reloaded-release';

/** Reloads once per release, by the rules of `reloadOnce`: not if the tab cannot remember it, not offline. */
async function reloadRelease(page: Window, release: string): Promise<void> {
  if (readTab(mark) === release || !keepInTab(mark, release)) return;
  if (!(await reloadWhenReachable(pageOf(page)))) keepInTab(mark, null);
}

/** Time between two tries, milliseconds. */
const lookAgainMs = 3_000;

/**
 * Reloads the page if its release was recalled, as soon as nothing is lost by it: no unsaved work, no write under way.
 * A page of a worker activates the worker's new version; without a new version a reload would bring the same release.
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
    /** @param releases the recalled ones, as in version.json */
    set(releases: readonly string[]): void {
      isRecalled = releases.includes(pageRelease());
      hasLooked = false;
      tryNow();
    },
  };
}
