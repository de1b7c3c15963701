import type { Page } from '@playwright/test';

/**
 * Runs in the page: goes to everything that takes the focus, and looks whether anything on it, on its label or on the
 * box around it changes, and whether the ring stands out (3:1). Where the system chooses the colours, shadows and
 * backgrounds are gone: only outlines and borders count.
 */
function faintFocus({ forced }: { forced: boolean }): string[] {
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
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(a: string, b: string): number {
    const [high, low] = [luminance(a), luminance(b)].sort((one, other) => other - one);
    return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
  }
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
    if (ground !== null && contrast(outlineColor, ground) < 3)
      problems.push(`a faint ring around ${say(element)}: ${outlineColor} on ${ground}`);
  }
  document.adoptedStyleSheets = sheets;
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...new Set(problems)];
}

/**
 * @param forced whether the system chooses the colours
 * @returns what takes the focus without showing it
 */
export async function focusFindings(page: Page, forced: boolean): Promise<string[]> {
  // Anyone who tapped last is shown no ring: somebody with a keyboard comes.
  await page.keyboard.press('Tab');
  return page.evaluate(faintFocus, { forced });
}
