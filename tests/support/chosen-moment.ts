/**
 * Tests run at one moment, so that a change alone turns one red: never over midnight, the end of a month or a year. Ten
 * minutes past an hour no zone is just before its midnight. `TEST_NOW=2028-02-29T16:59:50Z npx vitest run` looks
 * elsewhere. Imported before anything else: no one may hold the real `Date`. A test's fake timers work on top.
 */
const usual = '2026-03-10T05:10:00Z';

const { timeOrigin } = performance;
// Tests replace `performance.now`.
const sinceOrigin = performance.now.bind(performance);
const realNow = () => timeOrigin + sinceOrigin();

/** How far the tests' clock is before the real one, milliseconds. */
let ahead = 0;

Date.now = () => Math.floor(realNow() + ahead);
globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[], newTarget) =>
    Reflect.construct(target, values.length === 0 ? [Date.now()] : values, newTarget) as Date,
  apply: () => new Date().toString(),
});

/**
 * Sets the clock to the moment of the run, and lets it go on from there.
 * @throws RangeError if TEST_NOW is no moment: a run at another would look like one at the chosen
 */
export function beginAtMoment(): void {
  const wanted = process.env['TEST_NOW'] ?? usual;
  const moment = Date.parse(wanted);
  if (Number.isNaN(moment)) throw new RangeError(`TEST_NOW is no moment: ${wanted}`);
  ahead = moment - realNow();
}
