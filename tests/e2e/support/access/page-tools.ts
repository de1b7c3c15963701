import type { Page } from '@playwright/test';

/** A text or a control, and where it is. */
export type Piece = { element: Element; rect: DOMRect };

export type Tools = ReturnType<typeof makeTools>;

function makeTools() {
  const known = { silent: new Map<Element, boolean>(), afloat: new Map<Element, boolean>() };

  /** What was found out about elements is kept while the page holds still: the rest of the looks ask again. */
  function forget(): void {
    known.silent.clear();
    known.afloat.clear();
  }

  /** Asks an element, then those around it, each once: most texts are in the same boxes. */
  function orAround(question: keyof typeof known, element: Element | null, is: (one: Element) => boolean): boolean {
    if (!element || element === document.documentElement) return false;
    const answer = known[question].get(element) ?? (is(element) || orAround(question, element.parentElement, is));
    known[question].set(element, answer);
    return answer;
  }

  /** What lies on top: the last open dialog, else the page. */
  const root = () => Array.from(document.querySelectorAll<HTMLElement>('dialog[open]')).pop() ?? document.body;

  const say = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}"`;

  /** An element and everything around it, from the inside. */
  const chain = (element: Element | null): Element[] =>
    element && element !== document.documentElement ? [element, ...chain(element.parentElement)] : [];

  /** Chromium lays out what is folded away, without rendering it. */
  const isFolded = (element: Element): boolean => {
    const accordion = element.closest('details:not([open])');
    if (accordion === null) return false;
    const isItsTitle = element.closest('summary')?.parentElement === accordion;
    return !isItsTitle || (accordion.parentElement !== null && isFolded(accordion.parentElement));
  };

  /** Not to be seen: for screen readers alone, hidden, or folded away. */
  const isSilent = (element: Element) =>
    isFolded(element) ||
    orAround('silent', element, (one) => {
      const { visibility, opacity, clipPath } = getComputedStyle(one);
      const isHeardOnly = one.classList.contains('sr-only') || clipPath === 'inset(50%)';
      return isHeardOnly || visibility === 'hidden' || opacity === '0';
    });

  /** Stays in its place while the page moves below it. */
  const isAfloat = (element: Element) =>
    orAround(
      'afloat',
      element,
      (one) => one !== root() && ['fixed', 'sticky'].includes(getComputedStyle(one).position),
    );

  /** What is left of a box inside the frames that scroll or cut it. */
  const visible = (element: Element, rect: DOMRect) =>
    chain(element).reduce((seen, outer) => {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (overflowX === 'visible' && overflowY === 'visible') return seen;
      const box = outer.getBoundingClientRect();
      const [left, top] = [Math.max(seen.left, box.left), Math.max(seen.top, box.top)];
      const [right, bottom] = [Math.min(seen.right, box.right), Math.min(seen.bottom, box.bottom)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }, rect);

  /** What stands for a native control that is rendered by hand: its label. */
  const faceOf = (element: Element) =>
    getComputedStyle(element).opacity === '0' && element.tagName === 'INPUT'
      ? (element.closest('label') ?? element)
      : element;

  function texts(): Piece[] {
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!element || !textContent?.trim() || isSilent(element)) continue;
      if (element.closest('style, script, title, option, noscript, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects())
        if (rect.width > 0.5 && rect.height > 0.5) pieces.push({ element, rect });
    }
    return pieces;
  }

  /** Everything that can be operated, where it is seen. */
  const controls = (): Piece[] =>
    Array.from(
      root().querySelectorAll(
        'a[href], button, input, textarea, select, summary, [role=button], [role=tab], [role=slider]',
      ),
    )
      .filter(
        (element) =>
          !isFolded(element) &&
          getComputedStyle(element).visibility !== 'hidden' &&
          !element.closest('[aria-hidden=true], .sr-only'),
      )
      .map((element) => ({ element, rect: visible(faceOf(element), faceOf(element).getBoundingClientRect()) }))
      .filter(({ rect }) => rect.width > 1 && rect.height > 1);

  const shared = (a: DOMRect, b: DOMRect) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  return { forget, root, say, chain, isSilent, isAfloat, visible, faceOf, texts, controls, shared };
}

/** Gives a page the tools; once per document is enough, and more does no harm. */
export async function addTools(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'access' in window)))
    await page.evaluate(`window.access = (${makeTools.toString()})()`);
}
