import { wait } from './wait';

/** Resolves after the next paint, for work that must not compete with it; on a hidden page once it is visible. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** The part of a window that is needed to wait for an idle browser. */
export type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** Pause after the load event, and the wait in engines without idle callbacks; milliseconds. */
const settleMs = 2_000;

/** Resolves when the browser is idle, after ten seconds at most. */
export function whenIdle(target: IdleWindow): Promise<void> {
  return new Promise((resolve) => {
    if (target.requestIdleCallback) target.requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else target.setTimeout(resolve, settleMs);
  });
}

/** Resolves after the load event of a page. */
export async function whenLoaded(page: Window): Promise<void> {
  if (page.document.readyState !== 'complete')
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
}

/** Resolves some time after the load event, when the browser is idle: for code that the person has not asked for. */
export async function whenLoadedAndIdle(): Promise<void> {
  await whenLoaded(window);
  await wait(settleMs);
  await whenIdle(window);
}

/** The longest delay, milliseconds: a page in the background is not painted. */
const maxDelayMs = 200;

/** Delays the application until the page is painted: evaluating its files is slower than that. The last call counts. */
export function delayAppUntilPainted(): Promise<void> {
  return (window.previewPainted = Promise.race([afterPaint(), wait(maxDelayMs)]));
}
