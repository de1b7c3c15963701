import { wait } from './wait';

/**
 * Resolves when the engine has rendered what stands there now: for what may come later and must not share the line, or
 * the processor, with it. On a page that nobody sees it waits until somebody does.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** What of a window tells that it is idle. */
export type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** After a page's load event it counts as at rest, and an engine without idle callbacks as idle; milliseconds. */
const restMs = 2_000;

/** Resolves when the phone has nothing else to do, ten seconds later at most. */
export function nextIdleMoment(target: IdleWindow): Promise<void> {
  return new Promise((resolve) => {
    if (target.requestIdleCallback) target.requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else target.setTimeout(resolve, restMs);
  });
}

/**
 * Resolves when the page on screen has long been loaded and the phone has nothing else to do: for
 * what nobody asked for yet.
 */
export async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await wait(restMs);
  await nextIdleMoment(window);
}
