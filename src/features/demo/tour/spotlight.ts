import { tourMark } from './find-part';

/** The element that the tour points at, with the number of its stop: for whoever looks on from outside. */
const pointMark = 'data-tour-point';

/** Space above a part that is higher than the window. */
const headRoom = 72;

/** What sticks to the foot of the window: the page's own action, and on a phone the tour's bar. */
const feet = `footer,[${tourMark}]`;

function scrollTo(element: HTMLElement, view: Window): void {
  const { top, height } = element.getBoundingClientRect();
  const foot = Array.from(element.ownerDocument.querySelectorAll(feet)).reduce(
    (sum, { clientHeight }) => sum + clientHeight,
    0,
  );
  const room = Math.max(headRoom, (view.innerHeight - foot - height) / 2);
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The window itself, not `scrollIntoView`: that would move the stage around the frame as well.
  view.scrollTo({ top: view.scrollY + top - room, behavior: isCalm ? 'auto' : 'smooth' });
}

/**
 * Scrolls to an element and frames it.
 * @returns takes the frame off again
 */
export function pointAt(element: HTMLElement, index: number): () => void {
  const { style } = element;
  const before = { outline: style.outline, outlineOffset: style.outlineOffset };
  // The element's own outline goes where the element goes, in whatever it scrolls or sticks to.
  style.outline = '4px solid #1d4f91';
  style.outlineOffset = '4px';
  element.setAttribute(pointMark, String(index));
  const view = element.ownerDocument.defaultView;
  if (view) scrollTo(element, view);
  return () => {
    Object.assign(style, before);
    element.removeAttribute(pointMark);
  };
}
