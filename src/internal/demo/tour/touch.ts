import { tourMark } from './find-part';

const touches = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Told when a person touches the page: taps, scrolls or types. What the tour presses by itself does not count, nor do its
 * own buttons.
 * @returns ends the listening
 */
export function onTouch(page: Document, listener: () => void): () => void {
  function look(event: Event): void {
    const { target } = event;
    const view = page.defaultView;
    const isOurs = view !== null && target instanceof view.Element && target.closest(`[${tourMark}]`) !== null;
    if (event.isTrusted && !isOurs) listener();
  }
  const options = { capture: true, passive: true };
  for (const type of touches) page.addEventListener(type, look, options);
  return () => {
    for (const type of touches) page.removeEventListener(type, look, options);
  };
}
