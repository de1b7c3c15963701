/**
 * A time limit of a browser test, milliseconds: that of a quick machine, times how many times slower this one opens a
 * page (measure-slowness.ts).
 */
export const limit = (ms: number): number => Math.round(ms * Number(process.env['E2E_SLOWNESS'] ?? 1));
