import { wait } from './wait';

/** Resolves after the next paint, for work that must not compete with it; on a hidden page once it is visible. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Pause after the load event, and the wait in engines without idle callbacks; milliseconds. */
const settleMs = 2_000;

/** Resolves when the browser is idle, after ten seconds at most. */
export async function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return wait(settleMs);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
}

/** Resolves after the load event of a page. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Resolves some time after the load event, when the browser is idle: for code that the person has not asked for. */
export async function whenLoadedAndIdle(): Promise<void> {
  await whenLoaded();
  await wait(settleMs);
  await whenIdle();
}

/** The longest delay, milliseconds: a page in the background is not painted. */
const maxDelayMs = 200;

/** Delays the application until the page is painted: evaluating its files is slower than that. The last call counts. */
export function delayAppUntilPainted(): Promise<void> {
  return (window.previewPainted = Promise.race([afterPaint(), wait(maxDelayMs)]));
}
