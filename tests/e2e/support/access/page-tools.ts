import type { Page } from '@playwright/test';

/** A text or a control, and where it is. */
export type Piece = { element: Element; rect: DOMRect };

/** What the looks at a page share; lives in the page. */
export type Tools = {
  /** What lies on top: the last open dialog, else the page. */
  root: () => HTMLElement;
  /** An element in a few words. */
  say: (element: Element) => string;
  /** An element and everything around it, from the inside. */
  chain: (element: Element | null) => Element[];
  /** What was found out about elements is kept while the page holds still: the rest of the looks ask again. */
  forget: () => void;
  isFolded: (element: Element) => boolean;
  /** Not to be seen: for screen readers alone, hidden, or folded away. */
  isSilent: (element: Element) => boolean;
  /** Stays in its place while the page moves below it. */
  isAfloat: (element: Element) => boolean;
  /** What is left of a box inside the frames that scroll or cut it. */
  visible: (element: Element, rect: DOMRect) => DOMRect;
  /** What stands for a native control that is rendered by hand: its label. */
  faceOf: (element: Element) => Element;
  /** Every line of text that is rendered. */
  texts: () => Piece[];
  /** Everything that can be operated, where it is seen. */
  controls: () => Piece[];
  /** Size of what two boxes share. */
  shared: (a: DOMRect, b: DOMRect) => number;
};

/** Runs in the page. */
function install(): void {
  const known = { silent: new Map<Element, boolean>(), afloat: new Map<Element, boolean>() };

  /** Asks an element, then those around it, each once: most texts are in the same boxes. */
  function orAround(question: keyof typeof known, element: Element | null, is: (one: Element) => boolean): boolean {
    if (!element || element === document.documentElement) return false;
    const answer = known[question].get(element) ?? (is(element) || orAround(question, element.parentElement, is));
    known[question].set(element, answer);
    return answer;
  }

  const tools: Tools = {
    forget() {
      known.silent.clear();
      known.afloat.clear();
    },
    root() {
      const dialogs = Array.from(document.querySelectorAll<HTMLElement>('dialog[open]'));
      return dialogs[dialogs.length - 1] ?? document.body;
    },
    say: (element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}"`,
    chain: (element) =>
      element && element !== document.documentElement ? [element, ...tools.chain(element.parentElement)] : [],
    isFolded(element) {
      // Chromium lays out what is folded away, without rendering it.
      const accordion = element.closest('details:not([open])');
      if (accordion === null) return false;
      const isItsTitle = element.closest('summary')?.parentElement === accordion;
      return !isItsTitle || (accordion.parentElement !== null && tools.isFolded(accordion.parentElement));
    },
    isSilent: (element) =>
      tools.isFolded(element) ||
      orAround('silent', element, (one) => {
        const { visibility, opacity, clipPath } = getComputedStyle(one);
        const isHeardOnly = one.classList.contains('sr-only') || clipPath === 'inset(50%)';
        return isHeardOnly || visibility === 'hidden' || opacity === '0';
      }),
    isAfloat: (element) =>
      orAround(
        'afloat',
        element,
        (one) => one !== tools.root() && ['fixed', 'sticky'].includes(getComputedStyle(one).position),
      ),
    visible: (element, rect) =>
      tools.chain(element).reduce((seen, outer) => {
        const { overflowX, overflowY } = getComputedStyle(outer);
        if (overflowX === 'visible' && overflowY === 'visible') return seen;
        const box = outer.getBoundingClientRect();
        const [left, top] = [Math.max(seen.left, box.left), Math.max(seen.top, box.top)];
        return new DOMRect(
          left,
          top,
          Math.max(0, Math.min(seen.right, box.right) - left),
          Math.max(0, Math.min(seen.bottom, box.bottom) - top),
        );
      }, rect),
    faceOf: (element) =>
      getComputedStyle(element).opacity === '0' && element.tagName === 'INPUT'
        ? (element.closest('label') ?? element)
        : element,
    texts() {
      const pieces: Piece[] = [];
      const walker = document.createTreeWalker(tools.root(), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode;
        if (
          !element ||
          !textContent?.trim() ||
          element.closest('style, script, title, option, noscript, svg') ||
          tools.isSilent(element)
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const rect of range.getClientRects())
          if (rect.width > 0.5 && rect.height > 0.5) pieces.push({ element, rect });
      }
      return pieces;
    },
    controls: () =>
      Array.from(
        tools
          .root()
          .querySelectorAll(
            'a[href], button, input, textarea, select, summary, [role=button], [role=tab], [role=slider]',
          ),
      )
        .filter(
          (element) =>
            !tools.isFolded(element) &&
            getComputedStyle(element).visibility !== 'hidden' &&
            !element.closest('[aria-hidden=true], .sr-only'),
        )
        .map((element) => ({
          element,
          rect: tools.visible(tools.faceOf(element), tools.faceOf(element).getBoundingClientRect()),
        }))
        .filter(({ rect }) => rect.width > 1 && rect.height > 1),
    shared: (a, b) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)),
  };
  Object.assign(window, { access: tools });
}

/** Gives a page the tools; once per document is enough, and more does no harm. */
export async function giveTools(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'access' in window))) await page.evaluate(install);
}
