import { millisecondsInDay } from 'date-fns/constants';

/** The one source of time. Milliseconds since 1970, corrected to the server's clock where it is known. */
export type Clock = {
  now: () => number;
  /**
   * Milliseconds since a moment. `null` while the phone's clock says an earlier time than one that has certainly
   * passed: then all that is known of now is that it is later.
   */
  since: (instant: number) => number | null;
  /**
   * Tells of a moment that has certainly passed, because a server's answer came then: until the server says what time
   * it is, now is not earlier, whatever is set on the phone. One that lies further ahead than a phone's clock is ever
   * behind (`maxBehindMs`) was never a server's.
   */
  atLeast: (instant: number) => void;
  /**
   * The server's time, which no user can set: what its latest answer said, and what has passed since. Never ahead of
   * it; `null` before the first answer. How long ago something was in an earlier page is judged by this alone.
   */
  serverNow: () => number | null;
  /**
   * Takes the server's own time, epoch milliseconds.
   * @param serverTime the `Date` header of an answer that has just arrived
   * @param sentAt what the device's clock said when the request left; without it, now
   */
  synchronize: (serverTime: number, sentAt?: number) => void;
};

/** A phone's clock is behind the true time by no more than this: three years, milliseconds. */
export const maxBehindMs = 3 * 365 * millisecondsInDay;

/** Corrections below this are noise: the `Date` header counts whole seconds and answers take time to arrive. */
const toleranceMs = 2_000;

/**
 * A clock that follows the device and is corrected by the server, so that a phone whose date is off by days still
 * shows a true deadline (decision 25, date forms).
 * @param device the device's own clock, epoch milliseconds
 * @param monotonic milliseconds that no clock setting changes
 */
export function createClock(device: () => number = Date.now, monotonic: () => number = () => performance.now()): Clock {
  let offset = 0;
  let heard: { serverTime: number; at: number } | null = null;
  let passed: { instant: number; at: number } | null = null;
  const corrected = () => device() + offset;
  const least = () => (passed === null ? -Infinity : passed.instant + monotonic() - passed.at);
  return {
    now: () => Math.max(corrected(), least()),
    since: (instant) => (corrected() < least() ? null : corrected() - instant),
    atLeast(instant) {
      const isPossible = instant - corrected() <= maxBehindMs;
      if (heard === null && isPossible && instant > Math.max(corrected(), least()))
        passed = { instant, at: monotonic() };
    },
    serverNow: () => (heard === null ? null : heard.serverTime + monotonic() - heard.at),
    synchronize(serverTime, sentAt = device()) {
      if (!Number.isFinite(serverTime)) return;
      heard = { serverTime, at: monotonic() };
      passed = null;
      // The server said so at some moment between sending and now. A phone may have slept for a day in between.
      const lowest = serverTime - device();
      const highest = Math.max(lowest, serverTime - sentAt);
      if (offset < lowest - toleranceMs || offset > highest + toleranceMs)
        offset = Math.abs(lowest) > toleranceMs ? lowest : 0;
    },
  };
}
