let handle: ((event: PopStateEvent) => void) | null = null;

const hear = (event: PopStateEvent): void => handle?.(event);

/**
 * Hears of "back" and "forward" (`popstate`) and hands them on. Called before the router is made, it comes before the router:
 * Chromium asks the listeners of a window in the order in which they came, whatever phase they are for.
 * @param handler in the place of the last one; it may keep the event from the router
 */
export function hearBack(handler = handle): void {
  handle = handler;
  addEventListener('popstate', hear, { capture: true });
}
