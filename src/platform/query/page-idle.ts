import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '@/platform/browser/after-paint';
import { wait } from '@/platform/browser/wait';
import { whenNotFetching } from './query-client';

/** Network and battery; not every engine has these interfaces, and the DOM types have neither. */
type Device = {
  connection?: { saveData?: boolean };
  getBattery?: () => Promise<{ charging: boolean; level: number }>;
};

/** How long after one answer a page may still start its next request, milliseconds. */
const settleMs = 300;

/** Below this share of a full battery nothing is prefetched. */
const lowBattery = 0.2;

/** Resolves when no query is fetching and the browser is idle. */
export async function whenIdleAndNotFetching(queryClient: QueryClient): Promise<void> {
  await whenNotFetching(queryClient);
  await whenIdle();
}

/** Resolves when the page has its data; one request may follow from the answer to another. */
export async function whenPageHasData(queryClient: QueryClient): Promise<void> {
  do {
    await whenNotFetching(queryClient);
    await wait(settleMs);
  } while (queryClient.isFetching() > 0);
}

/** Resolves when the page on screen has its data and the browser is idle. */
export async function whenPageIdle(queryClient: QueryClient): Promise<void> {
  await whenPageHasData(queryClient);
  await whenIdle();
}

/** Whether prefetching is allowed: not in data saver mode, nor with a low battery that is not charging. */
export async function mayPrefetch(): Promise<boolean> {
  const device: Navigator & Device = navigator;
  if (device.connection?.saveData === true) return false;
  // An engine may have the method and reject.
  const battery = await device.getBattery?.().catch(() => undefined);
  return battery === undefined || battery.charging || battery.level > lowBattery;
}
