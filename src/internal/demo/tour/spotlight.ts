import { tourMark } from './tour-page';

/** The element that the tour points at, with the number of its stop; tests look for it. */
const pointMark = 'data-tour-point';

/** Between an element and its frame, beside it and over it, and between the frame and the edge of the window, px. */
const aside = 8;
const gap = 6;
const edge = 3;
/** Between a part that is framed and the bars over and under it, px. */
const margin = gap + edge + 2;

const frameStyle: Partial<CSSStyleDeclaration> = {
  border: '4px solid var(--color-info)',
  borderRadius: '18px',
  boxShadow: '0 0 0 3px var(--color-surface), 0 0 0 200vmax var(--press)',
  boxSizing: 'border-box',
  left: '0',
  pointerEvents: 'none',
  position: 'fixed',
  top: '0',
  zIndex: '90',
};

/** Where the page can be seen: between what sticks to the head and the foot of the window. */
function roomOf(page: Document, view: Window): { top: number; bottom: number } {
  const bars = (selector: string) =>
    Array.from(page.querySelectorAll(selector))
      .filter((bar) => view.getComputedStyle(bar).position === 'sticky')
      .map((bar) => bar.getBoundingClientRect());
  return {
    top: Math.max(0, ...bars('header').map(({ bottom }) => bottom)),
    bottom: Math.min(view.innerHeight, ...bars('footer').map(({ top }) => top)),
  };
}

/**
 * Scrolls to an element and puts a frame around it, over the page, so that nothing around the element cuts it. The
 * frame follows the element, and stays whole inside the window.
 * @param find the element; asked again when the page has rendered another in its place
 * @param index number of the stop
 * @param isWithCard whether the card around the element is framed as well, where all of it can be seen
 * @returns takes the frame off again
 */
export function pointAt(page: Document, find: () => Element | null, index: number, isWithCard = false): () => void {
  const view = page.defaultView;
  const part = find();
  if (!view || !part) return () => {};
  const card = isWithCard ? part.closest('section') : null;
  const { top: from, bottom: to } = roomOf(page, view);
  const isCardSeen = card !== null && card.getBoundingClientRect().height <= to - from - 2 * margin;
  const framed = () => (isCardSeen ? find()?.closest('section') : find()) ?? null;
  let element = isCardSeen ? card : part;

  // In the middle of what can be seen, or at its top when it is higher than that. With a card that is too high, as much
  // of the card as leaves the part in view: a code stays in the picture with its time.
  const { top, bottom, height } = element.getBoundingClientRect();
  const by =
    card && !isCardSeen
      ? Math.max(card.getBoundingClientRect().top - from - margin, bottom - to + margin)
      : top - from - Math.max(margin, (to - from - height) / 2);
  // Not by `scrollIntoView`: that would move the stage around the frame as well. At once: nobody looks yet.
  view.scrollTo({ top: view.scrollY + by, behavior: 'auto' });

  const frame = page.createElement('div');
  for (const name of ['data-tour-frame', tourMark]) frame.setAttribute(name, '');
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, frameStyle);
  page.body.append(frame);
  let next = 0;

  function follow(): void {
    if (!view) return;
    if (!element.isConnected) element = framed() ?? element;
    element.setAttribute(pointMark, String(index));
    const box = element.getBoundingClientRect();
    const room = roomOf(page, view);
    const x = Math.max(edge, box.left - aside);
    const y = Math.max(room.top + edge, box.top - gap);
    const width = Math.min(page.documentElement.clientWidth - edge, box.right + aside) - x;
    const tall = Math.min(room.bottom - edge, box.bottom + gap) - y;
    Object.assign(frame.style, {
      transform: `translate(${x}px, ${y}px)`,
      width: `${Math.max(0, width)}px`,
      height: `${Math.max(0, tall)}px`,
      visibility: width > 0 && tall > 24 ? 'visible' : 'hidden',
    });
    next = view.requestAnimationFrame(follow);
  }
  follow();

  return () => {
    view.cancelAnimationFrame(next);
    frame.remove();
    element.removeAttribute(pointMark);
  };
}
