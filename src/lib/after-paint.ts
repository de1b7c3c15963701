/**
 * Resolves when the engine has rendered what stands there now: for what may come later and must not share the line, or the
 * processor, with it. On a page that nobody sees it waits until somebody does.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** So long after a page's load event it counts as at rest; milliseconds. */
const restMs = 2_000;

/** Resolves when the page on screen has long been loaded and the phone has nothing else to do: for what nobody asked for yet. */
export function pageAtRest(): Promise<void> {
  return new Promise((resolve) => {
    function onIdle(): void {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 10_000 });
      else resolve();
    }
    function onLoad(): void {
      setTimeout(onIdle, restMs);
    }
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
  });
}
