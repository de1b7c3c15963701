import type { QueryClient } from '@tanstack/react-query';
import { type IdleWindow, nextIdleMoment } from '@/platform/browser/after-paint';

/** What an engine tells of the line and the battery; many tell nothing (the DOM's types know neither). */
type Device = {
  connection?: { saveData?: boolean };
  getBattery?: () => Promise<{ charging: boolean; level: number }>;
};

/** The page on screen renders what it has, and may still ask for more; milliseconds. */
const restMs = 300;

/** Share of a full battery from which on it is spared. */
const lowBattery = 0.2;

/** Resolves when no data is under way: the page on screen comes first. */
function whenAnswered(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(check);
    function check(): void {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    }
    check();
  });
}

/** Resolves in the next moment in which no data is under way and the phone has nothing else to do. */
export async function whenIdle(queryClient: QueryClient, target: IdleWindow): Promise<void> {
  await whenAnswered(queryClient);
  await nextIdleMoment(target);
}

/** Resolves when the page on screen has what it asked for. */
export async function dataAtRest(queryClient: QueryClient, target: IdleWindow): Promise<void> {
  await new Promise((resolve) => {
    target.setTimeout(resolve, restMs);
  });
  await whenAnswered(queryClient);
}

/** The same, and the phone has nothing else to do. */
export async function atRest(queryClient: QueryClient, target: IdleWindow): Promise<void> {
  await dataAtRest(queryClient, target);
  await nextIdleMoment(target);
}

/**
 * Whether more than was asked for may be fetched: not where the person saves data, nor with an empty battery
 * that is not being charged.
 */
export async function mayFetchAhead(device: Navigator & Device): Promise<boolean> {
  if (device.connection?.saveData === true) return false;
  // An engine may know the call and refuse it.
  const battery = await device.getBattery?.().catch(() => undefined);
  return battery === undefined || battery.charging || battery.level > lowBattery;
}
