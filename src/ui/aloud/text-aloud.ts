/** What is no part of a text that is read: buttons, what is folded away, and the reader's own controls. */
const unread = 'button, [data-unread], [hidden], [aria-hidden="true"], details:not([open]), .sr-only, svg';

/** Elements that end a sentence: their text must not run into what follows. */
const blocks = 'p, li, dt, dd, h1, h2, h3, h4, summary, div';

/** @returns the words of a part of the page, a line for each block */
export function textAloud(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll(unread)) part.remove();
  // A label and its value belong together.
  for (const label of copy.querySelectorAll('dt')) label.append(': ');
  for (const block of copy.querySelectorAll(blocks)) if (block.tagName !== 'DT') block.append('\n');
  return (copy.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
