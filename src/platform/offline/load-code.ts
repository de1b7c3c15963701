import { onOnline } from '@/platform/browser/page-events';
import { atMost } from '@/platform/browser/wait';

/** Longest pause before something that did not load is requested again, milliseconds. */
export const retryMs = 15_000;

/** Resolves when it is time to try again: the phone reports a network, or the pause is over. */
export async function retryPause(): Promise<void> {
  let stop: (() => void) | undefined;
  await atMost(retryMs, new Promise<void>((resolve) => (stop = onOnline(resolve))));
  stop?.();
}

/** Fetches code that a tap will need, as the network may be gone by then. If it does not load, the tap tries again. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** Loads code for work that must not be dropped: tries again until it succeeds. Never rejects. */
export async function loadCodeUntilDone<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await retryPause();
    }
  }
}
