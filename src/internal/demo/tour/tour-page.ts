import { onStagedPage } from '../stage/stage-frame';
import type { Part } from './steps';
import styles from '@/ui/skeleton.module.css';

/** Where the tour shows its pages. */
export type TourHost = {
  /** Opens an address. @returns its page, as soon as there is one; rejects when none comes */
  open: (href: string, signal: AbortSignal) => Promise<Document>;
  /** The page on the screen. */
  page: () => Document | null;
};

/** A frame that stays silent for longer shows nothing that the tour knows. */
const pageTimeoutMs = 15_000;

/** The phone on the stage: its page comes and goes, the tour stays outside. */
export function createStageHost(stage: Window, frame: HTMLIFrameElement): TourHost {
  return {
    page: () => frame.contentDocument,
    open(href, signal) {
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
        // No step in the history: going back leads out of the tour, not through it.
        frame.contentWindow?.location.replace(href);
      });
    },
  };
}

const selectors: Readonly<Record<Part['role'], string>> = {
  button: 'button,[role="button"],[role="switch"]',
  link: 'a[href]',
  fold: 'summary',
  details: 'details',
  heading: 'main hgroup',
  region: 'section',
  timer: '[role="timer"]',
  log: '[role="log"]',
  image: 'svg[role="img"]',
};

/** Marks what belongs to the tour itself, and is never a part of the page. */
export const tourMark = 'data-tour';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * The name of an element: its label, the heading that labels it, or its text; for `details` the text of its summary. A
 * region has no name by its text.
 */
function nameOf(element: Element): string {
  const label = plain(element.getAttribute('aria-label'));
  if (label !== '') return label;
  const ids = plain(element.getAttribute('aria-labelledby'));
  const labels =
    ids === '' ? [] : ids.split(' ').map((id) => plain(element.ownerDocument.getElementById(id)?.textContent));
  const own = element.localName === 'details' ? element.querySelector('summary') : element;
  return labels.join(' ').trim() || (element.localName === 'section' ? '' : plain(own?.textContent));
}

/**
 * Finds a part of a page by role and name. An exact name goes before one that contains the words.
 * @param name words in the language of the page; empty for the first of its kind
 */
export function findPart(page: Document, role: Part['role'], name: string): Element | null {
  const parts = Array.from(page.querySelectorAll(selectors[role])).filter(
    (element) => !element.closest(`[${tourMark}]`),
  );
  return parts.find((part) => nameOf(part) === name) ?? parts.find((part) => nameOf(part).includes(name)) ?? null;
}

const touches = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Calls back when a person touches the page: taps, scrolls or types. What the tour itself presses, and its own buttons,
 * do not count.
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

/** A page that takes longer is shown as it is. */
const limitMs = 20_000;

/** So long a page has to stand as it is before it counts: dialogs and late parts come a moment after the data. */
const calmMs = 250;

const frameMs = 50;

/** What nobody wants to look at: the place of data that is not there yet, and what lies over the page. */
const inTheWay = ['.skeletons', '.boot', `.${styles['sheen'] ?? 'none'}`, 'dialog[open]'].join(',');

/** @returns whether a page is a picture: its heading stands there, no skeleton, and nothing lies over it */
function isPicture(page: Document): boolean {
  const seen = Array.from(page.querySelectorAll(inTheWay)).filter((one) => !one.closest('details:not([open])'));
  return page.querySelector('h1') !== null && seen.length === 0;
}

/**
 * Resolves once a page can be looked at: rendered, with the part that the tour is about, and calm.
 * @param hasPart whether what the tour is about is there; called again and again, so it may clear the way itself
 */
export function whenRendered(page: Document, hasPart: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let calmSince: number | null = null;
    const timer = setInterval(look, frameMs);

    function look(): void {
      const now = performance.now();
      // Both are asked each time: clearing the way must not wait for the picture.
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
