/** The largest distance of a `Date` from 1970, milliseconds; formatting throws beyond it. */
export const furthestMs = 8.64e15;

/** Whether a value is a point in time: epoch milliseconds that are a date. The schema of it is `instant`. */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= furthestMs;
}
