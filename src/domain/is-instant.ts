/** Largest distance from 1970, milliseconds: that of a `Date` less one day, so that each zone's clock can show it. */
export const furthestMs = 8.64e15 - 864e5;

/** Whether a value is a point in time: epoch milliseconds of a valid date. `instant` is the schema for it. */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= furthestMs;
}
