/** A morning in all markets. */
export const start = Date.parse('2026-03-04T05:00:00Z');

/** By how much the clock of the phone is ahead, milliseconds. */
let aheadMs = 0;

/** The time of the lender, whatever the clock of the phone shows. */
export const trueNow = (): number => Date.now() - aheadMs;

/** Time passes, without the timers of the pages. */
export const sleep = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

/** The clock of the phone is right again, at this time. */
export function beginAt(time: number): void {
  aheadMs = 0;
  vi.setSystemTime(time);
}

/** The borrower sets the clock of the phone. */
export function setClock(ms: number): void {
  aheadMs += ms;
  sleep(ms);
}

/** From now on, and to the end of the test, time passes as a walk lets it, and pages run as in a browser. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: start });
  // Not a spy, which would note each call.
  const own = Object.getOwnPropertyDescriptor(performance, 'now');
  Object.defineProperty(performance, 'now', { configurable: true, value: () => trueNow() - start });
  // React renders by itself, not only where a test waits for it.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    Reflect.deleteProperty(performance, 'now');
    if (own) Object.defineProperty(performance, 'now', own);
  });
}
