import type { PagePart } from './steps';

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
