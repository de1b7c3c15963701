import type { Page } from '@playwright/test';
import { giveTools, type Tools } from './page-tools';

/** Runs in the page, as all below: text that is cut off, or beside the screen. What a person can scroll to is there. */
function lostTexts(): string[] {
  const { access } = window as unknown as { access: Tools };
  const width = document.documentElement.clientWidth;
  const problems = document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
  for (const { element, rect } of access.texts()) {
    const frames = access.chain(element).map((outer) => ({ box: outer.getBoundingClientRect(), style: getComputedStyle(outer) }));
    const scroller = frames.findIndex(({ style }) => /auto|scroll/.test(style.overflowX + style.overflowY));
    const inner = scroller === -1 ? frames : frames.slice(0, scroller);
    // At a desk a row may end in three dots; what it says whole stands beside it.
    const isPreview = (style: CSSStyleDeclaration) => width > 1_000 && style.textOverflow === 'ellipsis';
    const isCutAside = inner.some(({ box, style }) => /hidden|clip/.test(style.overflowX) && !isPreview(style) && (rect.right > box.right + 1 || rect.left < box.left - 1));
    // A preview of a text that stands whole elsewhere ends in three dots.
    const isCutBelow = inner.some(({ box, style }) => /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === 'none' && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4));
    if (isCutAside) problems.push(`cut off at the side: ${access.say(element)}`);
    if (isCutBelow) problems.push(`cut off below: ${access.say(element)}`);
    if (scroller === -1 && (rect.right > width + 1 || rect.left < -1)) problems.push(`beside the screen: ${access.say(element)}`);
  }
  return problems;
}

/** Text over text, and controls over each other. What floats lies over the page, and it can be scrolled from below it. */
function coveredPieces(): string[] {
  const { access } = window as unknown as { access: Tools };
  const area = ({ width, height }: DOMRect) => width * height;
  const still = <T extends { element: Element }>(pieces: T[]) => pieces.filter(({ element }) => !access.isAfloat(element));
  const texts = still(access.texts()).map(({ element, rect }) => ({ element, rect: access.visible(element, rect) }));
  const controls = still(access.controls());
  const overText = texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .filter((b) => a.element !== b.element && area(a.rect) > 1 && area(b.rect) > 1 && access.shared(a.rect, b.rect) > 0.3 * Math.min(area(a.rect), area(b.rect)))
      .map((b) => `text over text: ${access.say(a.element)} and ${access.say(b.element)}`),
  );
  const areRelated = (a: Element, b: Element) => a.contains(b) || b.contains(a) || access.faceOf(a).contains(b) || access.faceOf(b).contains(a);
  // A small one in the corner of a large one leaves room for both.
  const isCorner = (a: DOMRect, b: DOMRect) => Math.min(area(a), area(b)) < 0.4 * Math.max(area(a), area(b));
  const overControl = controls.flatMap((a, index) =>
    controls
      .slice(index + 1)
      .filter((b) => !areRelated(a.element, b.element) && !isCorner(a.rect, b.rect) && access.shared(a.rect, b.rect) > 0.1 * Math.min(area(a.rect), area(b.rect)))
      .map((b) => `controls over each other: ${access.say(a.element)} and ${access.say(b.element)}`),
  );
  return [...overText, ...overControl];
}

/** Fields that are too low for the letters in them. */
function lowFields(): string[] {
  const { access } = window as unknown as { access: Tools };
  return access
    .controls()
    .filter(({ element }) => element.matches('textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=file])'))
    .flatMap(({ element }) => {
      const { fontSize, lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
      const room = Math.min(element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom), Number.parseFloat(lineHeight) || Number.POSITIVE_INFINITY);
      return room < Number.parseFloat(fontSize) * 1.1 ? [`letters cut off in ${access.say(element)}: ${room} px for ${fontSize}`] : [];
    });
}

/** Controls that a finger would miss: less than 44 px, and nothing around them that answers for them. Links in a sentence may. */
function smallTargets(): string[] {
  const { access } = window as unknown as { access: Tools };
  const near = 43.5;
  const answers = (element: Element, x: number, y: number) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (element.contains(there) || (there.tagName === 'LABEL' && there.contains(element)));
  };
  return access
    .controls()
    // A strip that scrolls shows its last one in part.
    .filter(({ element, rect }) => access.faceOf(element).getBoundingClientRect().width < rect.width + 1)
    .filter(({ element, rect }) => (rect.width < near || rect.height < near) && !(element.tagName === 'A' && getComputedStyle(element).display === 'inline'))
    .filter(({ element, rect: { left, top, width, height } }) => {
      const [x, y] = [left + width / 2, top + height / 2];
      const isWide = width >= near || (answers(element, x - near / 2, y) && answers(element, x + near / 2, y));
      return !isWide || !(height >= near || (answers(element, x, y - near / 2) && answers(element, x, y + near / 2)));
    })
    .map(({ element, rect }) => `too small for a finger: ${access.say(element)} ${Math.round(rect.width)}×${Math.round(rect.height)}`);
}

/** Notes how large each text is. */
function noteSizes(): string[] {
  const { access } = window as unknown as { access: Tools };
  Object.assign(window, { sizes: new Map(access.texts().map(({ element }) => [element, Number.parseFloat(getComputedStyle(element).fontSize)])) });
  return [];
}

/** Text that does not follow the size that the person has set. Large figures grow as far as the screen lets them. */
function fixedTexts(): string[] {
  const { access, sizes } = window as unknown as { access: Tools; sizes: Map<Element, number> };
  return access.texts().flatMap(({ element }) => {
    const [before, now] = [sizes.get(element), Number.parseFloat(getComputedStyle(element).fontSize)];
    const isPicture = element.closest('[aria-hidden=true]') !== null;
    return before !== undefined && before < 30 && now < before * 1.2 && !isPicture ? [`does not grow: ${access.say(element)} ${before} → ${now} px`] : [];
  });
}

async function ask(page: Page, looks: readonly (() => string[])[]): Promise<string[]> {
  await giveTools(page);
  const found: string[] = [];
  for (const look of looks) found.push(...(await page.evaluate(look)));
  return [...new Set(found)];
}

/** @returns what does not fit into the page as it is now */
export function reflowFindings(page: Page): Promise<string[]> {
  return ask(page, [lostTexts, coveredPieces, lowFields, smallTargets]);
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.style.fontSize = wanted;
    // Where less motion is wanted each change takes a moment, from the root to the last leaf.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (let turn = 0; turn < 20 && document.getAnimations().some(({ playState }) => playState === 'running'); turn += 1) await frame();
    await frame();
  }, size);
}

/** @returns what does not fit when the person has set the text to twice its size; the page is put back afterwards */
export async function largeTextFindings(page: Page): Promise<string[]> {
  await ask(page, [noteSizes]);
  await setTextSize(page, '200%');
  const found = await ask(page, [fixedTexts, lostTexts, coveredPieces, lowFields]);
  await setTextSize(page, '');
  return found;
}

/** @returns what still moves although the person asked for stillness; anything of a thousandth of a second is still */
export function motionFindings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
      const lasts = Number(duration) * iterations;
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return animation.playState === 'running' && lasts > 1 ? [`${target?.tagName ?? ''}.${target?.className.toString() ?? ''} moves for ${lasts} ms`] : [];
    }),
  );
}
