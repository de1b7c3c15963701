import { markets, type Market } from '@/domain/market';

/** Where the page that stands in the HTML says what it is, written by the prerendering (scripts/vite/prerender.ts). */
const pathAttribute = 'data-prerendered-path';
const localeAttribute = 'data-prerendered-locale';
/** On what the prerendering put into the head. */
const headAttribute = 'data-prerendered';

/** On the root of a page that was rendered as it waits for its data. */
const skeletonAttribute = 'data-skeleton';

type Page = {
  /** Public path. */
  path: string;
  market: Market;
  /** Language about to be rendered. */
  locale: string;
  /** Launch parameters that the links of the page would carry on. */
  travelParams: Readonly<Record<string, string>>;
};

/** @returns whether the HTML holds a page that was rendered at build time, whichever it is */
export function isPrerendered(root: Element): boolean {
  return root.hasAttribute(pathAttribute);
}

/** @returns whether the HTML holds a page without its data */
export function isSkeletonPage(root: Element): boolean {
  return root.hasAttribute(skeletonAttribute);
}

/**
 * Whether the page in the HTML is, to the letter, the one about to be rendered: then React takes it over as it stands.
 * It was rendered for nobody in particular: in the site's own language and market, with links that carry nothing.
 */
export function isPrerenderedFor(root: Element, { path, market, locale, travelParams }: Page): boolean {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return (
    root.getAttribute(pathAttribute) === plain &&
    root.getAttribute(localeAttribute) === locale &&
    market === markets.indonesia &&
    Object.keys(travelParams).length === 0
  );
}

/**
 * Takes away what the HTML said of its page, in the head and of what was kept: the page
 * rendered instead says it itself.
 */
export function leavePrerendered(document: Document): void {
  document.head.querySelectorAll(`[${headAttribute}]`).forEach((element) => element.remove());
  document.getElementById('root')?.removeAttribute('data-kept');
}
