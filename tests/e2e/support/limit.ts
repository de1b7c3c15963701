/**
 * How many times slower than a quick machine this one opens a page, at least 1. The servers measure it once per run
 * (measure-slowness.ts), and Playwright hands it on to the processes of the tests.
 */
const slowness = Number(process.env['E2E_SLOWNESS'] ?? 1);

/**
 * A time limit of a browser test for this machine.
 * @param ms the limit in milliseconds on a quick machine
 */
export function limit(ms: number): number {
  return Math.round(ms * slowness);
}
