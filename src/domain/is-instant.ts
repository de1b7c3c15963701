/** No date lies further from 1970 than this; beyond it, formatting throws; milliseconds. */
export const furthestMs = 8.64e15;

/** Whether a value is a point in time: epoch milliseconds that are a date. The schema of it is `instant`. */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= furthestMs;
}
