/** The one source of time. Milliseconds since 1970, corrected to the server's clock where it is known. */
export type Clock = {
  now: () => number;
  /** Takes the server's own time (the `Date` header of an answer), epoch milliseconds. */
  synchronize: (serverTime: number) => void;
};

/** Corrections below this are noise: the `Date` header counts whole seconds and answers take time to arrive. */
const toleranceMs = 2_000;

/**
 * A clock that follows the device and is corrected by the server, so that a phone whose date is off by days still
 * shows a true deadline (decision 25).
 * @param device the device's own clock, epoch milliseconds
 */
export function createClock(device: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => device() + offset,
    synchronize(serverTime) {
      if (!Number.isFinite(serverTime)) return;
      const correction = serverTime - device();
      if (Math.abs(correction - offset) > toleranceMs) offset = Math.abs(correction) > toleranceMs ? correction : 0;
    },
  };
}
