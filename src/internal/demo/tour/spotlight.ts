import { tourMark } from './find-part';

/** The element that the tour points at, with the number of its stop, for tests. */
const pointMark = 'data-tour-point';

/** Space between an element and its frame, beside it and above it, and from the frame to the edge of the window, px. */
const sideGapPx = 8;
const gapPx = 6;
const edgePx = 3;
/** Distance between a framed part and the bars above and below it, px. */
const margin = gapPx + edgePx + 2;

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

/** The visible area between the sticky elements at the top and the bottom of the window. */
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

/** Scrolls to the element of `find` and frames it, or its card if all of that is visible. @returns removes the frame */
export function pointAt(page: Document, find: () => Element | null, index: number, isWithCard = false): () => void {
  const view = page.defaultView;
  const part = find();
  if (!view || !part) return () => {};
  const card = isWithCard ? part.closest('section') : null;
  const { top: from, bottom: to } = roomOf(page, view);
  const isCardSeen = card !== null && card.getBoundingClientRect().height <= to - from - 2 * margin;
  const framed = () => (isCardSeen ? find()?.closest('section') : find()) ?? null;
  let element = isCardSeen ? card : part;

  // Centred in the visible area, or at its top if it is higher. If the card is too high, the framed element stays
  // visible, such as a code with its time.
  const { top, bottom, height } = element.getBoundingClientRect();
  const by =
    card && !isCardSeen
      ? Math.max(card.getBoundingClientRect().top - from - margin, bottom - to + margin)
      : top - from - Math.max(margin, (to - from - height) / 2);
  // `scrollIntoView` would also scroll the stage around the frame. At once, because the page is still covered.
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
    const x = Math.max(edgePx, box.left - sideGapPx);
    const y = Math.max(room.top + edgePx, box.top - gapPx);
    const width = Math.min(page.documentElement.clientWidth - edgePx, box.right + sideGapPx) - x;
    const tall = Math.min(room.bottom - edgePx, box.bottom + gapPx) - y;
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
