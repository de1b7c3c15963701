import { millisecondsInSecond, minutesInHour, secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';

/** What is left until a moment; `total` in whole seconds, rounded up, so that 0 means over. */
export type RemainingParts = { total: number; days: number; hours: number; minutes: number; seconds: number };

const STEPS = [60, 30, 10, 0];

/** Splits the time from `now` to `until` (epoch ms). A moment that has passed, or is no number, leaves zeros. */
export function remainingParts(until: number, now: number): RemainingParts {
  const left = until - now;
  const total = Number.isFinite(left) ? Math.max(0, Math.ceil(left / millisecondsInSecond)) : 0;
  return {
    total,
    days: Math.floor(total / secondsInDay),
    hours: Math.floor(total / secondsInHour) % 24,
    minutes: Math.floor(total / secondsInMinute) % minutesInHour,
    seconds: total % secondsInMinute,
  };
}

/** Ms until the number of seconds changes, so that ticks keep to the clock however late a timer fires. */
export function untilNextTick(until: number, now: number): number {
  return ((until - now - 1) % 1000) + 1;
}

/** Whether a screen reader is told: when the count comes to, or jumps past, 60, 30, 10 or 0 seconds. */
export function isAnnounced(before: number, after: number): boolean {
  return STEPS.some((step) => after <= step && before > step);
}
