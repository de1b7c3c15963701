const dayMs = 86_400_000;

/** Milliseconds of an offset such as `+05:30`. */
function offsetMs(utcOffset: string): number {
  const [hours = 0, minutes = 0] = utcOffset.slice(1).split(':').map(Number);
  return (utcOffset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** Number of the lender's calendar day at a moment, epoch milliseconds. */
export function dayOf(instant: number, utcOffset: string): number {
  return Math.floor((instant + offsetMs(utcOffset)) / dayMs);
}

/**
 * Days from today to the due day on the lender's calendar: 0 today, 1 tomorrow, negative when late. Counted in calendar
 * days, not in hours: what is due tomorrow at noon is due tomorrow, also late in the evening (decision 25, date forms).
 * @param due epoch milliseconds
 * @param now epoch milliseconds
 * @param utcOffset the lender's offset, e.g. `+07:00`
 */
export function daysUntilDue(due: number, now: number, utcOffset: string): number {
  return dayOf(due, utcOffset) - dayOf(now, utcOffset);
}

/**
 * Milliseconds to the lender's next midnight: never zero.
 * @param now epoch milliseconds
 */
export function untilMidnight(now: number, utcOffset: string): number {
  return (dayOf(now, utcOffset) + 1) * dayMs - offsetMs(utcOffset) - now;
}
