import { expect, type Locator, type Page } from '@playwright/test';
import { addTools, type Tools } from './page-tools';

/** What a person with a keyboard sees of the place where they are. */
type Place = { name: string; isInDialog: boolean; isNowhere: boolean; problems: string[] };

/** Runs in the page: whether something around the focus is rendered because of it. */
function isRinged(): boolean {
  const element = document.activeElement;
  const around = [element, element?.nextElementSibling, element?.parentElement, element?.parentElement?.parentElement];
  const near = around.filter((one): one is Element => one instanceof Element);
  return near.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
    const isOutlined =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    return isOutlined || (one.contains(element) && boxShadow !== 'none');
  });
}

/** Runs in the page: what lies over the focus, in words. */
function coverOfFocus(): string | null {
  const { access } = window as unknown as { access: Tools };
  const element = document.activeElement;
  if (!element) return null;
  const face = access.faceOf(element);
  const { left, right, top, bottom } = face.getBoundingClientRect();
  const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  const there = document.elementFromPoint((left + right) / 2, middle);
  if (!there) return 'the edge of the screen';
  const isSeen = face.contains(there) || there.contains(element) || there.closest('label') === element.closest('label');
  return isSeen || element.nextElementSibling?.contains(there) ? null : access.say(there);
}

/** Runs in the page: whether the focus has gone on in the order of reading. */
function isBefore(): boolean {
  const scope = window as unknown as { lastFocus?: Element };
  const [last, element] = [scope.lastFocus, document.activeElement];
  if (element) scope.lastFocus = element;
  if (!last?.isConnected || !element || last === element || last.closest('dialog') !== element.closest('dialog'))
    return false;
  const place = last.compareDocumentPosition(element);
  return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0 && (place & Node.DOCUMENT_POSITION_CONTAINS) === 0;
}

async function lookAtFocus(page: Page, isForward: boolean): Promise<Place> {
  await addTools(page);
  const { name, isControl, isInDialog, isNowhere } = await page.evaluate(async () => {
    // Where less motion is wanted every change still takes a moment, if a short one.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { access } = window as unknown as { access: Tools };
    const element = document.activeElement ?? document.body;
    return {
      name: access.say(element),
      // Titles and dialogs take the focus to be read; there is nothing to press there.
      isControl: element.matches('a[href], button, input, textarea, select, summary, [role=tab], [role=slider]'),
      isInDialog: element.closest('dialog[open]') !== null,
      isNowhere: element === document.body,
    };
  });
  const wentBack = await page.evaluate(isBefore);
  if (isNowhere || !isControl) return { name, isInDialog, isNowhere, problems: [] };
  // A page that is still scrolling shows the control a moment later.
  await expect.poll(() => page.evaluate(coverOfFocus), { message: `what covers ${name}` }).toBeNull();
  const problems = [
    ...((await page.evaluate(isRinged)) ? [] : [`the focus cannot be seen on ${name}`]),
    // In a dialog it goes round.
    ...(isForward && wentBack && !isInDialog ? [`the focus went back to ${name}`] : []),
  ];
  return { name, isInDialog, isNowhere, problems };
}

async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Place> {
  await page.keyboard.press(key);
  return lookAtFocus(page, key === 'Tab');
}

/** A label or a group has it with what is in it. */
const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) =>
      element === document.activeElement ||
      (/^(?:LABEL|FIELDSET)$/.test(element.tagName) && element.contains(document.activeElement)),
  );

/**
 * Presses Tab until a control has the focus. Each stop on the way is seen, uncovered, and further down the page.
 * @param key `Shift+Tab` goes backwards
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  const way: string[] = [];
  await page.evaluate(() => Object.assign(window, { lastFocus: document.activeElement }));
  for (let stops = 0; stops < 60; stops += 1) {
    if (await hasFocus(target)) return;
    const place = await step(page, key);
    way.push(place.name);
    // Past the last stop the browser's own controls come, and then the page begins again.
    if (place.isNowhere) await page.evaluate(() => Reflect.deleteProperty(window, 'lastFocus'));
    expect(place.problems).toEqual([]);
  }
  throw new Error(`The keyboard does not get to ${String(target)}: ${way.join(' → ')}`);
}

export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Once around an open dialog in both directions: Tab finds every control in it, and nothing outside. */
export async function expectTrap(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible();
  const { isInDialog } = await lookAtFocus(page, false);
  expect(isInDialog, 'the dialog has the focus').toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'] as const) {
    const place = await step(page, key);
    expect(place.isInDialog || place.isNowhere, `outside the dialog: ${place.name}`).toBe(true);
    expect(place.problems.filter((problem) => !problem.startsWith('the focus went back'))).toEqual([]);
  }
}

/** A new page is told by its title, which has the focus: a screen reader reads it, and Tab goes on from there. */
export async function expectNewPage(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  expect(await page.title()).not.toBe('');
}

/** Wherever the person is, it is somewhere: after a change no one may have to begin at the top of the page. */
export async function expectSomewhere(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
    'the focus is lost',
  ).toBe(true);
}
