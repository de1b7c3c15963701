/**
 * Makes a realm's clock stand at another moment, from where it runs on: `Date`, and nothing that counts from the start
 * of the page. It asks nothing of this file: its text is run inside a page.
 * @throws RangeError when `now` is no moment
 */
export function shiftDate(target: typeof globalThis, now: string): void {
  const Real = target.Date;
  const offset = Real.parse(now) - Real.now();
  if (Number.isNaN(offset)) throw new RangeError(`No moment: "${now}"`);
  const shiftedNow = () => Real.now() + offset;
  const Shifted = new Proxy(Real, {
    construct: (real, values, self) =>
      Reflect.construct(real, values.length === 0 ? [shiftedNow()] : values, self) as Date,
    apply: () => new Real(shiftedNow()).toString(),
    get: (real, name): unknown => (name === 'now' ? shiftedNow : Reflect.get(real, name)),
  });
  // Libraries copy a date by its own constructor.
  Object.defineProperty(Real.prototype, 'constructor', { value: Shifted, configurable: true, writable: true });
  target.Date = Shifted;
}
