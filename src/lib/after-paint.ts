/**
 * Resolves when the engine has rendered what stands there now: for what may come later and must not share the line, or the
 * processor, with it. On a page that nobody sees it waits until somebody does.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
