import { tourMark } from './find-part';

/** The element that the tour points at, with the number of its stop: for whoever looks on from outside. */
const pointMark = 'data-tour-point';

/** The frame around it. */
const frameMark = 'data-tour-frame';

/** Between an element and its frame, beside it and over it, and between the frame and the edge of the window, px. */
const aside = 8;
const gap = 6;
const edge = 3;
/** Between a part that is framed and the bars over and under it, px. */
const margin = gap + edge + 2;

/** What sticks to the head and the foot of the window, over the page. */
function barsOf(page: Document, view: Window): { top: number; bottom: number } {
  const stuck = (selector: string) =>
    Array.from(page.querySelectorAll(selector)).flatMap((bar) =>
      view.getComputedStyle(bar).position === 'sticky' ? [bar.getBoundingClientRect()] : [],
    );
  return {
    top: Math.max(0, ...stuck('header').map(({ bottom }) => bottom)),
    bottom: Math.min(view.innerHeight, ...stuck('footer').map(({ top }) => top)),
  };
}

/** The card that an element stands in, where it can be seen whole; else the element. */
function cardOf(element: Element, view: Window): Element {
  const card = element.closest('section');
  const { top, bottom } = barsOf(element.ownerDocument, view);
  const room = bottom - top - 2 * margin;
  return card && card.getBoundingClientRect().height <= room ? card : element;
}

/**
 * Brings an element into the middle of what can be seen; one that is higher begins at its top. With a card that is higher,
 * the card begins at its top as far as the element in it is still seen whole: a code stays in the picture with its time.
 */
function scrollTo(element: Element, card: Element | null, view: Window): void {
  const { top: from, bottom: to } = barsOf(element.ownerDocument, view);
  const { top, bottom, height } = element.getBoundingClientRect();
  const by = card
    ? Math.max(card.getBoundingClientRect().top - from - margin, bottom - to + margin)
    : top - from - Math.max(margin, (to - from - height) / 2);
  // The window itself, not `scrollIntoView`: that would move the stage around the frame as well. At once: nobody looks yet.
  view.scrollTo({ top: view.scrollY + by, behavior: 'auto' });
}

/**
 * Scrolls to an element and puts a frame around it, over the page, so that nothing around the element cuts it. It follows the
 * element, and stays whole inside the window.
 * @param find the element; asked again whenever the page has rendered another in its place
 * @param index number of the stop
 * @param isWithCard whether the card around the part belongs to it
 * @returns takes the frame off again
 */
export function pointAt(page: Document, find: () => Element | null, index: number, isWithCard = false): () => void {
  const view = page.defaultView;
  const first = find();
  if (!view || !first) return () => {};
  let element = isWithCard ? cardOf(first, view) : first;
  const frame = page.createElement('div');
  frame.setAttribute(frameMark, '');
  frame.setAttribute(tourMark, '');
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    border: '4px solid var(--color-info)',
    borderRadius: '18px',
    boxShadow: '0 0 0 3px var(--color-surface), 0 0 0 200vmax var(--press)',
    boxSizing: 'border-box',
    left: '0',
    pointerEvents: 'none',
    position: 'fixed',
    top: '0',
    zIndex: '90',
  });
  element.setAttribute(pointMark, String(index));
  scrollTo(element, isWithCard && element === first ? first.closest('section') : null, view);
  page.body.append(frame);
  let next = 0;

  /** The page may put another element into the place of the one that was found. */
  function renew(): void {
    if (element.isConnected || !view) return;
    const found = find();
    if (!found) return;
    element = isWithCard ? cardOf(found, view) : found;
    element.setAttribute(pointMark, String(index));
  }
  const observer = new MutationObserver(renew);
  observer.observe(page, { childList: true, subtree: true });

  function follow(): void {
    if (!view) return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const bars = barsOf(page, view);
    const x = Math.max(edge, left - aside);
    const y = Math.max(bars.top + edge, top - gap);
    const width = Math.min(page.documentElement.clientWidth - edge, right + aside) - x;
    const height = Math.min(bars.bottom - edge, bottom + gap) - y;
    const isSeen = width > 0 && height > 24;
    Object.assign(frame.style, {
      transform: `translate(${x}px, ${y}px)`,
      width: `${Math.max(0, width)}px`,
      height: `${Math.max(0, height)}px`,
      visibility: isSeen ? 'visible' : 'hidden',
    });
    next = view.requestAnimationFrame(follow);
  }
  follow();

  return () => {
    observer.disconnect();
    view.cancelAnimationFrame(next);
    frame.remove();
    element.removeAttribute(pointMark);
  };
}
