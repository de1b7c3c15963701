import type { Page } from '@playwright/test';
import { contrast } from '@/features/promotion/contrast';

/** The ring around something that has the focus, and what it is rendered on; computed colours. */
type Ring = { name: string; color: string; ground: string };

/** @param color as `getComputedStyle` gives it, such as `rgb(0, 0, 0)` */
export const hexOf = (color: string) =>
  `#${(color.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((one) => Math.round(Number(one)).toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * Runs in the page: goes to everything that takes the focus, and looks whether anything on it, on its label or on the
 * box around it changes, and whether the ring stands out (3:1). Where the system chooses the colours, shadows and
 * backgrounds are gone: only outlines and borders count.
 */
function focusRings({ forced }: { forced: boolean }): { problems: string[]; rings: Ring[] } {
  const dialogs = Array.from(document.querySelectorAll<HTMLElement>('dialog[open]'));
  const root = dialogs[dialogs.length - 1] ?? document.body;
  const say = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;

  function ringOf(element: Element): string {
    const { outlineStyle, outlineWidth, outlineColor, borderTopColor, borderTopWidth, boxShadow } =
      getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return [outline, borderTopColor, borderTopWidth, ...(forced ? [] : [boxShadow])].join('|');
  }
  const near = (element: Element) =>
    [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement].filter(
      (one): one is Element => one instanceof Element && root.contains(one),
    );

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  /** What the ring is rendered on: nothing to say where a picture or a gradient is. */
  function groundOf(element: Element | null): string | null {
    if (!element) return null;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return null;
    return (channels(backgroundColor)[3] ?? 1) === 1 ? backgroundColor : groundOf(element.parentElement);
  }

  // Where less motion is wanted each change takes a moment; the ring is looked at as it will be.
  const { adoptedStyleSheets: sheets } = document;
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...sheets, atOnce];
  const problems: string[] = [];
  const rings: Ring[] = [];
  const focusable = Array.from(
    root.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [tabindex="0"]'),
  ).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !('disabled' in element && element.disabled) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility !== 'hidden',
  );
  const before = document.activeElement;
  for (const element of focusable) {
    if (element instanceof HTMLElement && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const parts = near(element);
    const rest = parts.map(ringOf);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const changed = parts.filter((part, index) => ringOf(part) !== rest[index]);
    if (changed.length === 0) problems.push(`no sign of the focus: ${say(element)}`);
    const ring = changed.find((part) => getComputedStyle(part).outlineStyle !== 'none');
    if (!ring || forced) continue;
    const { outlineColor, outlineOffset } = getComputedStyle(ring);
    // Rendered by a shadow or a border; the outline is for systems that choose their own colours.
    if (channels(outlineColor)[3] === 0) continue;
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? ring : ring.parentElement);
    if (ground !== null) rings.push({ name: say(element), color: outlineColor, ground });
  }
  document.adoptedStyleSheets = sheets;
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return { problems, rings };
}

/** @param forced whether the system chooses the colours @returns what takes the focus without showing it */
export async function focusFindings(page: Page, forced: boolean): Promise<string[]> {
  // Anyone who tapped last is shown no ring: somebody with a keyboard comes.
  await page.keyboard.press('Tab');
  const { problems, rings } = await page.evaluate(focusRings, { forced });
  const faint = rings
    .filter(({ color, ground }) => contrast(hexOf(color), hexOf(ground)) < 3)
    .map(({ name, color, ground }) => `a faint ring around ${name}: ${color} on ${ground}`);
  return [...new Set([...problems, ...faint])];
}
