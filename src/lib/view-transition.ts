const isOver = () => undefined;

/**
 * Changes the page in a view transition: the engine fades from what was drawn to what is drawn afterwards. Where there are
 * none, where nobody looks, and for people who want no motion, the change simply happens.
 * @param update draws the new state; it runs exactly once, whatever becomes of the animation
 * @returns resolves when the new state is drawn, not when the animation ends
 * @throws what `update` throws
 */
export async function inViewTransition(update: () => void | Promise<void>): Promise<void> {
  const isWanted =
    'startViewTransition' in document && document.visibilityState === 'visible' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isWanted) return update();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
  // A transition that the next tap, a dialog or a resized window cuts short rejects here. That is its end, no failure.
  ready.catch(isOver);
  finished.catch(isOver);
  return updateCallbackDone;
}
