import { wait } from '@/platform/browser/wait';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import { refetchFiles, retryMs } from './load-code';

const mark = 'reloaded-for-first-files';

/**
 * A page whose application did not come says so, and reloads when the files are available: nothing has been
 * typed yet. Once until an application starts: an engine that cannot read it, or a server that lacks a file,
 * would be asked for ever.
 */
export async function reloadWhenFilesAvailable(files: readonly string[]): Promise<void> {
  document.documentElement.dataset['incomplete'] = '';
  const { pathname } = window.location;
  if (readTab(mark) === pathname) return;
  const missing = new Set(files);
  for (;;) {
    await refetchFiles(missing);
    if (missing.size === 0) break;
    await wait(retryMs);
  }
  if (keepInTab(mark, pathname)) window.location.reload();
}

/** The application is there: should it not come another time, that is another matter. */
export function clearReloadGuard(): void {
  keepInTab(mark, null);
}
