import { tourMark } from './find-part';

const touches = ['pointerdown', 'wheel', 'keydown'] as const;

/** Calls back when a person taps, scrolls or types outside of the tour's own buttons. @returns stops listening */
export function onTouch(page: Document, listener: () => void): () => void {
  function handleEvent(event: Event): void {
    const { target } = event;
    const view = page.defaultView;
    const isOurs = view !== null && target instanceof view.Element && target.closest(`[${tourMark}]`) !== null;
    if (event.isTrusted && !isOurs) listener();
  }
  const options = { capture: true, passive: true };
  for (const type of touches) page.addEventListener(type, handleEvent, options);
  return () => {
    for (const type of touches) page.removeEventListener(type, handleEvent, options);
  };
}
