/**
 * A time limit of a browser test for this machine.
 * @param ms the limit in milliseconds on a quick machine
 * @returns it, multiplied by how many times slower this machine opens a page. The servers, or the program of the kills,
 *   measure that once per run (measure-slowness.ts), and Playwright gives it to the processes of the tests
 */
export const limit = (ms: number): number => Math.round(ms * Number(process.env['E2E_SLOWNESS'] ?? 1));
