import { onStagedPage } from '../stage/stage-frame';
import type { PagePart } from './steps';
import styles from '@/ui/skeleton.module.css';

export type TourHost = ReturnType<typeof createStageHost>;

/** A frame without a message for this long has an unknown page. */
export const pageTimeoutMs = 15_000;

/** The phone on the stage: its pages change, the tour stays outside. */
export function createStageHost(stage: Window, frame: HTMLIFrameElement) {
  return {
    page: () => frame.contentDocument,
    /** Opens an address. @returns its page as soon as it is rendered; rejects if it is not */
    open(href: string, signal: AbortSignal): Promise<Document> {
      const before = frame.contentDocument;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => finish(null), pageTimeoutMs);
        const stop = onStagedPage(stage, () => frame.contentDocument !== before && finish(frame.contentDocument));
        const giveUp = () => finish(null);

        function finish(page: Document | null): void {
          clearTimeout(timer);
          stop();
          signal.removeEventListener('abort', giveUp);
          if (page) resolve(page);
          else reject(new Error('The page did not come'));
        }

        signal.addEventListener('abort', giveUp);
        // `replace` adds no entry to the history: going back leaves the tour.
        frame.contentWindow?.location.replace(href);
      });
    },
  };
}

const selectors: Readonly<Record<PagePart['role'], string>> = {
  button: 'button,[role="button"],[role="switch"]',
  fold: 'summary',
  details: 'details',
  heading: 'main hgroup',
  region: 'section',
  timer: '[role="timer"]',
  log: '[role="log"]',
  image: 'svg[role="img"]',
};

/** Marks the tour's own elements, which are not part of the page. */
export const tourMark = 'data-tour';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The name of an element: its label, the heading that labels it, or its text, which names no region. */
function nameOf(element: Element): string {
  const label = plain(element.getAttribute('aria-label'));
  if (label !== '') return label;
  const ids = plain(element.getAttribute('aria-labelledby'));
  const labels =
    ids === '' ? [] : ids.split(' ').map((id) => plain(element.ownerDocument.getElementById(id)?.textContent));
  const own = element.localName === 'details' ? element.querySelector('summary') : element;
  return labels.join(' ').trim() || (element.localName === 'section' ? '' : plain(own?.textContent));
}

/** A part of a page by role and name; an exact name wins over one that contains it. @param name empty: the first */
export function findPart(page: Document, role: PagePart['role'], name: string): Element | null {
  const parts = Array.from(page.querySelectorAll(selectors[role])).filter(
    (element) => !element.closest(`[${tourMark}]`),
  );
  return parts.find((part) => nameOf(part) === name) ?? parts.find((part) => nameOf(part).includes(name)) ?? null;
}

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

/** A page that takes longer is shown as it is. */
const limitMs = 20_000;

/** A page must not change for this long: dialogs and lazily loaded parts appear a moment after the data. */
const calmMs = 250;

const frameMs = 50;

/** Skeletons, and layers over the page. */
const inTheWay = ['.skeletons', '.boot', `.${styles.sheen ?? 'none'}`, 'dialog[open]'].join(',');

/** @returns whether a page is ready to look at: it has its heading, no skeleton, and no layer over it */
function isPicture(page: Document): boolean {
  const covers = Array.from(page.querySelectorAll(inTheWay)).filter((one) => !one.closest('details:not([open])'));
  return page.querySelector('h1') !== null && covers.length === 0;
}

/** Resolves once a page is rendered, has the part, and is stable. @param hasPart called often: it may open the way */
export function whenRendered(page: Document, hasPart: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let calmSince: number | null = null;
    const timer = setInterval(look, frameMs);

    function look(): void {
      const now = performance.now();
      // Both are called each time: opening the way must not wait for the page.
      const isThere = hasPart();
      calmSince = isThere && isPicture(page) ? (calmSince ?? now) : null;
      const isCalm = calmSince !== null && now - calmSince >= calmMs;
      if (!signal.aborted && !isCalm && now - begun < limitMs) return;
      clearInterval(timer);
      resolve();
    }

    look();
  });
}
