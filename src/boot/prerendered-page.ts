import { marketOf } from '@/domain/market';

/** Where the page that stands in the HTML says what it is, written by the prerendering (scripts/vite/prerender.ts). */
const drawnPathAttribute = 'data-drawn-path';
const drawnLocaleAttribute = 'data-drawn-locale';
/** On what the prerendering put into the head. */
const drawnHeadAttribute = 'data-drawn';

/** On the root of a page that was drawn as it waits for its data. */
const waitingAttribute = 'data-waiting';

type Page = {
  /** Public path. */
  path: string;
  /** Internal path. */
  internalPath: string;
  /** Language about to be drawn. */
  locale: string;
  pop: string | undefined;
  /** Launch parameters that the links of the page would carry on. */
  travelParams: Readonly<Record<string, string>>;
};

/** @returns whether the HTML holds a page that was drawn at build time, whichever it is */
export function isDrawn(root: Element): boolean {
  return root.hasAttribute(drawnPathAttribute);
}

/** @returns whether the HTML holds a page without its data */
export function isWaiting(root: Element): boolean {
  return root.hasAttribute(waitingAttribute);
}

/**
 * Whether the page in the HTML is, to the letter, the one about to be drawn: then React takes it over as it stands. It was
 * drawn for nobody in particular: in the site's own language and market, with links that carry nothing.
 */
export function isDrawnFor(root: Element, { path, internalPath, locale, pop, travelParams }: Page): boolean {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return (
    root.getAttribute(drawnPathAttribute) === plain &&
    root.getAttribute(drawnLocaleAttribute) === locale &&
    marketOf(internalPath, pop).id === marketOf(internalPath, undefined).id &&
    Object.keys(travelParams).length === 0
  );
}

/** Takes away what the prerendering said in the head: the page drawn instead says it in its own language. */
export function forgetDrawnHead(document: Document): void {
  document.head.querySelectorAll(`[${drawnHeadAttribute}]`).forEach((element) => element.remove());
}
