import { onTestFinished, vi } from 'vitest';
import { start } from './phone';

/** From now on, and to the end of the test, time passes as a walk lets it, and pages run as in a browser. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: start });
  // Not a spy, which would note each call.
  const own = Object.getOwnPropertyDescriptor(performance, 'now');
  Object.defineProperty(performance, 'now', { configurable: true, value: () => Date.now() - start });
  // React renders by itself, not only where a test waits for it.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    Reflect.deleteProperty(performance, 'now');
    if (own) Object.defineProperty(performance, 'now', own);
  });
}
