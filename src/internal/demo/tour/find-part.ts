import type { Part } from './tour-step';

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
 * What a person would call it: its label, the heading that labels it, or what stands on it; what can be folded is called by its
 * fold, a region not by its text.
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
 * Finds a part of a page by what it is and what it is called; who is called just so goes before who is called by more words.
 * @param name words in the language of the page; empty for the first of its kind
 */
export function findPart(page: Document, role: Part['role'], name: string): Element | null {
  const parts = Array.from(page.querySelectorAll(selectors[role])).filter(
    (element) => !element.closest(`[${tourMark}]`),
  );
  return parts.find((part) => nameOf(part) === name) ?? parts.find((part) => nameOf(part).includes(name)) ?? null;
}
