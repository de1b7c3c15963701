import type { Page } from '@playwright/test';
import { type FontSet, fontSet, fontStyle } from '../../../support/fonts';
import { addTools, type Piece, type Tools } from './page-tools';

type Looks = ReturnType<typeof makeLooks>;

/** Runs in the page, once: what can be asked about the place of texts and controls. */
function makeLooks() {
  const { access } = window as unknown as { access: Tools };
  const area = ({ width, height }: DOMRect) => width * height;
  const width = () => document.documentElement.clientWidth;

  /** Text that is cut off, or beside the screen. What a person can scroll to is there. */
  function lost(): string[] {
    const problems =
      document.documentElement.scrollWidth > width()
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : [];
    for (const { element, rect } of access.texts()) {
      const frames = access.chain(element).map((outer) => ({ outer, style: getComputedStyle(outer) }));
      const scroller = frames.findIndex(({ style }) => /auto|scroll/.test(style.overflowX + style.overflowY));
      const inner = (scroller === -1 ? frames : frames.slice(0, scroller))
        .filter(({ style }) => /hidden|clip/.test(style.overflowX + style.overflowY))
        .map(({ outer, style }) => ({ style, box: outer.getBoundingClientRect() }));
      // At a desk a row may end in three dots; what it says whole is beside it.
      const isPreview = (style: CSSStyleDeclaration) => width() > 1_000 && style.textOverflow === 'ellipsis';
      const isCutAside = inner.some(
        ({ box, style }) =>
          /hidden|clip/.test(style.overflowX) &&
          !isPreview(style) &&
          (rect.right > box.right + 1 || rect.left < box.left - 1),
      );
      // A preview of a text that stands whole elsewhere ends in three dots.
      const isCutBelow = inner.some(
        ({ box, style }) =>
          /hidden|clip/.test(style.overflowY) &&
          style.webkitLineClamp === 'none' &&
          (rect.bottom > box.bottom + 4 || rect.top < box.top - 4),
      );
      if (isCutAside) problems.push(`cut off at the side: ${access.say(element)}`);
      if (isCutBelow) problems.push(`cut off below: ${access.say(element)}`);
      if (scroller === -1 && (rect.right > width() + 1 || rect.left < -1))
        problems.push(`beside the screen: ${access.say(element)}`);
    }
    return problems;
  }

  /**
   * Text over text, and controls over each other. What floats lies over the page, and it can be scrolled from below it.
   */
  function covered(): string[] {
    const still = (pieces: Piece[]) => pieces.filter(({ element }) => !access.isAfloat(element));
    // From the top down: what begins below the end of a text does not lie over it.
    const fromTop = (pieces: Piece[]) =>
      pieces.filter(({ rect }) => area(rect) > 1).sort((a, b) => a.rect.top - b.rect.top);
    function overlaps(pieces: Piece[], words: string, isBad: (a: Piece, b: Piece) => boolean): string[] {
      return pieces.flatMap((a, index) => {
        const end = pieces.findIndex(({ rect }, place) => place > index && rect.top >= a.rect.bottom);
        return pieces
          .slice(index + 1, end === -1 ? pieces.length : end)
          .flatMap((b) => (isBad(a, b) ? [`${words}: ${access.say(a.element)} and ${access.say(b.element)}`] : []));
      });
    }
    const share = (a: Piece, b: Piece) => access.shared(a.rect, b.rect) / Math.min(area(a.rect), area(b.rect));
    const areRelated = (a: Element, b: Element) =>
      a.contains(b) || b.contains(a) || access.faceOf(a).contains(b) || access.faceOf(b).contains(a);
    // A small one in the corner of a large one leaves room for both.
    const isCorner = (a: DOMRect, b: DOMRect) => Math.min(area(a), area(b)) < 0.4 * Math.max(area(a), area(b));
    const texts = fromTop(
      still(access.texts()).map(({ element, rect }) => ({ element, rect: access.visible(element, rect) })),
    );
    return [
      ...overlaps(texts, 'text over text', (a, b) => a.element !== b.element && share(a, b) > 0.3),
      ...overlaps(
        fromTop(still(access.controls())),
        'controls over each other',
        (a, b) => share(a, b) > 0.1 && !isCorner(a.rect, b.rect) && !areRelated(a.element, b.element),
      ),
    ];
  }

  /** Fields that are too low for the letters in them. */
  function low(): string[] {
    return access
      .controls()
      .filter(({ element }) =>
        element.matches(
          'textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=file])',
        ),
      )
      .flatMap(({ element }) => {
        const { fontSize, lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
        const room = Math.min(
          element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
          Number.parseFloat(lineHeight) || Number.POSITIVE_INFINITY,
        );
        return room < Number.parseFloat(fontSize) * 1.1
          ? [`letters cut off in ${access.say(element)}: ${room} px for ${fontSize}`]
          : [];
      });
  }

  /**
   * Controls that a finger would miss: less than 44 px, and nothing around them that answers for them.
   * Links in a sentence may.
   */
  function small(): string[] {
    const near = 43.5;
    const answers = (element: Element, x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || (there.tagName === 'LABEL' && there.contains(element)));
    };
    return (
      access
        .controls()
        // What scrolls shows its last one in part.
        .filter(({ element, rect }) => {
          const whole = access.faceOf(element).getBoundingClientRect();
          return whole.width < rect.width + 1 && whole.height < rect.height + 1;
        })
        .filter(
          ({ element, rect }) =>
            (rect.width < near || rect.height < near) &&
            !(element.tagName === 'A' && getComputedStyle(element).display === 'inline'),
        )
        .filter(({ element, rect: { left, top, width: w, height: h } }) => {
          const [x, y] = [left + w / 2, top + h / 2];
          const isWide = w >= near || (answers(element, x - near / 2, y) && answers(element, x + near / 2, y));
          return !isWide || !(h >= near || (answers(element, x, y - near / 2) && answers(element, x, y + near / 2)));
        })
        .map(
          ({ element, rect }) =>
            `too small for a finger: ${access.say(element)} ${Math.round(rect.width)}×${Math.round(rect.height)}`,
        )
    );
  }

  /** The room of the line that a text is in: of its box, without the pictures beside it and what squeezes it there. */
  function lineOf(element: Element): number {
    let box = element;
    while (box.parentElement && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
    let beside = 0;
    for (
      let outer = box.parentElement;
      outer && /flex/.test(getComputedStyle(outer).display) && !/column/.test(getComputedStyle(outer).flexDirection);
      outer = outer.parentElement
    ) {
      const inner = box;
      // A picture, a mark, a button: no more than what a finger needs.
      beside += [...outer.children]
        .filter((one) => one !== inner && one.getBoundingClientRect().width < 60)
        .reduce((sum, one) => sum + one.getBoundingClientRect().width + 12, 0);
      if (getComputedStyle(outer, '::before').content !== 'none') beside += 36;
      box = outer;
    }
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return (
      Math.min(box.clientWidth || width(), width()) -
      Number.parseFloat(paddingLeft) -
      Number.parseFloat(paddingRight) -
      beside
    );
  }

  const lengthOf = (pieces: readonly DOMRect[]) => pieces.reduce((sum, piece) => sum + piece.width, 0);

  /** Sums, dates in figures and numbers of accounts that go on in the next line although one line would hold them. */
  function broken(): string[] {
    const walker = document.createTreeWalker(access.root(), NodeFilter.SHOW_TEXT);
    const problems: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: element, textContent } = node;
      if (
        !element ||
        !/\d.*\d/.test(textContent ?? '') ||
        element.closest('style, script, textarea, svg') ||
        access.isSilent(element)
      )
        continue;
      const piecesOf = (start: number, end: number): DOMRect[] => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return Array.from(range.getClientRects()).filter((piece) => piece.width > 0.5);
      };
      // A currency's sign, and the letters of a code, belong to the figures.
      for (const found of (textContent ?? '').matchAll(
        /(?<![\p{L}\d.,-])(?:(?:Rp|₹|¥|￥)\s?|[A-Z]{1,5})?\d[\d.,:/-]*\d/gu,
      )) {
        const end = found.index + found[0].length;
        const pieces = piecesOf(found.index, end);
        const lines = new Set(pieces.map(({ bottom }) => Math.round(bottom)));
        if (lines.size < 2 || lengthOf(pieces) > lineOf(element)) continue;
        // What stands before and behind it without a place to break: markup of a hostile server is one
        // word, longer than any line.
        const [before = ''] = /[^\s–—]*$/.exec((textContent ?? '').slice(0, found.index)) ?? [];
        const [behind = ''] = /^[^\s–—]*/.exec((textContent ?? '').slice(end)) ?? [];
        if (lengthOf(piecesOf(found.index - before.length, end + behind.length)) <= lineOf(element))
          problems.push(`broken in two: ${found[0]} in ${access.say(element)}`);
      }
    }
    return problems;
  }

  const sizes = () =>
    new Map(
      access.texts().map(({ element }) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const),
    );

  /** Text that does not follow the size that the person has set. Large figures grow as far as the screen lets them. */
  function fixed(before: Map<Element, number>): string[] {
    return [...sizes()].flatMap(([element, now]) => {
      const then = before.get(element);
      const isPicture = element.closest('[aria-hidden=true]') !== null;
      return then !== undefined && then < 30 && now < then * 1.2 && !isPicture
        ? [`does not grow: ${access.say(element)} ${then} → ${now} px`]
        : [];
    });
  }

  return { lost, covered, low, small, broken, sizes, fixed };
}

/** What does not fit: letters of their own size, and of twice that. */
type LayoutFindings = { plain: string[]; large: string[] };

/** Runs in the page: everything about its layout in one visit, with each of some styles, at each size of text. */
async function lookAround(styles: readonly string[]): Promise<LayoutFindings[]> {
  const { access, looks } = window as unknown as { access: Tools; looks: Looks };
  const { adoptedStyleSheets: sheets } = document;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...sheets, sheet];

  /** Fields that measure themselves do it after the layout of the next frame, and are rendered by a task after that. */
  const rendered = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const tasks = [() => port2.postMessage(null), resolve];
      port1.addEventListener('message', () => tasks.shift()?.());
      port1.start();
      requestAnimationFrame(() => port2.postMessage(null));
    });
  const places = () => Array.from(document.links, (link) => link.getBoundingClientRect().top).join();
  /** A long list renders more rows after it has measured the first ones: it takes several frames. */
  async function settled(): Promise<void> {
    for (let before = ''; before !== places(); await rendered()) before = places();
  }
  async function change(style: string, size: string): Promise<void> {
    // Where less motion is wanted each change takes a moment, from the root to the last leaf: here it takes none.
    sheet.replaceSync(`*, ::before, ::after { transition: none !important } ${style}`);
    document.documentElement.style.fontSize = size;
    await rendered();
    await settled();
    access.forget();
  }

  const found: LayoutFindings[] = [];
  for (const style of styles) {
    await change(style, '');
    const before = looks.sizes();
    const plain = [looks.lost(), looks.covered(), looks.low(), looks.small(), looks.broken()].flat();
    await change(style, '200%');
    const large = [looks.fixed(before), looks.lost(), looks.covered(), looks.low(), looks.broken()].flat();
    found.push({ plain: [...new Set(plain)], large: [...new Set(large)] });
  }
  await change('', '');
  document.adoptedStyleSheets = sheets;
  return found;
}

/** What does not fit into the page as it is now, with each set of letters, also when the text is twice as large. */
export async function layoutFindings(page: Page, sets: readonly FontSet[]): Promise<LayoutFindings[]> {
  await addTools(page);
  if (!(await page.evaluate(() => 'looks' in window)))
    await page.evaluate(`window.looks = (${makeLooks.toString()})()`);
  return page.evaluate(
    lookAround,
    sets.map((set) => (set === fontSet ? '' : fontStyle(set))),
  );
}

/** @returns what still moves although the person asked for stillness; anything of a thousandth of a second is still */
export function motionFindings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
      const lasts = Number(duration) * iterations;
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return animation.playState === 'running' && lasts > 1
        ? [`${target?.tagName ?? ''}.${target?.className.toString() ?? ''} moves for ${lasts} ms`]
        : [];
    }),
  );
}
