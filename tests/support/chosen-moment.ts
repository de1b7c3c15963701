/**
 * Runs the tests at a chosen moment: `TEST_NOW=2028-02-29T16:59:50Z npx vitest run`. Every file begins then, and its time
 * goes on from there. Imported before anything else, so that nobody holds the real `Date`; a test's fake timers work on top.
 */

const { timeOrigin } = performance;
// Tests replace `performance.now`.
const sinceOrigin = performance.now.bind(performance);

/**
 * @param text a moment as ISO 8601
 * @throws RangeError if it is none: a run at the present would look like one at the chosen moment
 */
function beginAt(text: string): void {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new RangeError(`TEST_NOW is no moment: ${text}`);
  const ahead = moment - (timeOrigin + sinceOrigin());

  Date.now = () => Math.floor(timeOrigin + sinceOrigin() + ahead);
  globalThis.Date = new Proxy(Date, {
    construct: (target, values: unknown[], newTarget) => Reflect.construct(target, values.length === 0 ? [Date.now()] : values, newTarget) as Date,
    apply: () => new Date().toString(),
  });
}

const wanted = process.env['TEST_NOW'];
if (wanted !== undefined) beginAt(wanted);
