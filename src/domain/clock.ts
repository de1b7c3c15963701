import { millisecondsInDay } from 'date-fns/constants';

/** The only source of time: epoch milliseconds, corrected by the server's clock once that is known. */
export type Clock = ReturnType<typeof createClock>;

/** How far a phone's clock is behind the true time at most: three years, milliseconds. */
export const maxBehindMs = 3 * 365 * millisecondsInDay;

/** Corrections below this are noise: the `Date` header counts whole seconds and answers take time to arrive. */
const toleranceMs = 2_000;

/**
 * Creates a clock that follows the device and is corrected by the server, so that a phone whose date is off by days
 * still shows the right deadline (decision 25, date forms).
 * @param device the device's clock, epoch milliseconds
 * @param monotonic elapsed milliseconds, which no clock setting changes
 */
export function createClock(device: () => number = Date.now, monotonic: () => number = () => performance.now()) {
  let offset = 0;
  let lastAnswer: { serverTime: number; at: number } | null = null;
  let lowerLimit: { instant: number; at: number } | null = null;
  const corrected = () => device() + offset;
  const earliestNow = () => (lowerLimit === null ? -Infinity : lowerLimit.instant + monotonic() - lowerLimit.at);
  return {
    now: () => Math.max(corrected(), earliestNow()),
    /** Milliseconds since an instant; `null` while the phone's clock is behind a moment that has passed (`atLeast`). */
    since: (instant: number) => (corrected() < earliestNow() ? null : corrected() - instant),
    /** A lower limit for `now` before the first answer; an instant more than `maxBehindMs` ahead is ignored. */
    atLeast: (instant: number): void => {
      const isPossible = instant - corrected() <= maxBehindMs;
      if (lastAnswer === null && isPossible && instant > Math.max(corrected(), earliestNow()))
        lowerLimit = { instant, at: monotonic() };
    },
    /** The server's time by its latest answer, never ahead of it; `null` before the first. A user cannot set it. */
    serverNow: () => (lastAnswer === null ? null : lastAnswer.serverTime + monotonic() - lastAnswer.at),
    /** Corrects the clock by the `Date` of an answer that has just arrived. @param sentAt the device's, or now */
    synchronize: (serverTime: number, sentAt = device()): void => {
      if (!Number.isFinite(serverTime)) return;
      lastAnswer = { serverTime, at: monotonic() };
      lowerLimit = null;
      // The server wrote its time at a moment between sending and now. The phone may have slept for a day in between.
      const lowest = serverTime - device();
      const highest = Math.max(lowest, serverTime - sentAt);
      if (offset < lowest - toleranceMs || offset > highest + toleranceMs)
        offset = Math.abs(lowest) > toleranceMs ? lowest : 0;
    },
  };
}
