/** The largest distance of a `Date` from 1970, milliseconds; formatting throws beyond it. */
export const furthestMs = 8.64e15;

/** Whether a value is a point in time: epoch milliseconds of a valid date. `instant` is the schema for it. */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= furthestMs;
}
