/**
 * Tests run at one moment, so that a change alone turns one red: never over midnight, the end of a month or a year. Ten
 * minutes past an hour no zone is just before its midnight. `TEST_NOW=2028-02-29T16:59:50Z npx vitest run` looks
 * elsewhere. Every file begins then, and its time goes on from there; a test's fake timers work on top.
 */
const usual = '2026-03-10T05:10:00Z';

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

// Imported before anything else: nobody may hold the real `Date`.
beginAt(process.env['TEST_NOW'] ?? usual);
