import type { Page } from '@playwright/test';
import { Walk } from '../../support/access/page-state';
import { places } from '../../support/access/page-states';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [/^Blocked script execution in/] });

/** Every form of the product: page, state in which its fields are there, and the button that sends it. */
const forms = [
  ['/addnormalcard', 'data', 'footer button'],
  ['/payway', 'code', 'dialog[open] button:last-of-type'],
  ['/complainPageNext', 'typed', 'footer button'],
  ['/intelligentCustomerService', 'data', 'footer button'],
  ['/register', 'data', 'button[type=submit]'],
  ['/', 'data', 'form button[type=submit]'],
  ['/individual', 'data', 'footer button'],
] as const;

/** On its side; a phone whose keyboard is open; on its side with the keyboard open. */
const screens = [
  { width: 640, height: 360 },
  { width: 360, height: 330 },
  { width: 640, height: 190 },
];

const types = ['text', 'tel', 'email', 'search'].map((type) => `input[type=${type}]`);
const fields = ['input:not([type])', ...types, 'textarea'].join();

/**
 * Runs in the page: as an engine does when a keyboard takes its room, brings the focused field,
 * or a button, into sight.
 * @returns how much of it can be seen, px; at most what a finger needs, less the rim
 */
async function show(button: string): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  const element = button === '' ? document.activeElement : document.querySelector(button);
  if (!element) return 0;
  element.scrollIntoView({ block: 'nearest' });
  await frame();
  const { left, top, bottom, width } = element.getBoundingClientRect();
  let seen = 0;
  for (let y = Math.ceil(top); y < bottom; y += 1) {
    const onTop = document.elementFromPoint(left + width / 2, y);
    if (onTop && element.contains(onTop)) seen += 1;
  }
  return Math.min(seen, 40);
}

/** Chromium's own emulation scrolls once more, some time after the screen has turned. */
async function expectShown(page: Page, button = ''): Promise<void> {
  await expect.poll(() => page.evaluate(show, button), `${button} at ${JSON.stringify(page.viewportSize())}`).toBe(40);
}

/** Focuses the n-th field of what lies on top. @returns false where there are no more */
function focusField(page: Page, at: number): Promise<boolean> {
  return page.evaluate(
    ([selector, index]) => {
      const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
      const field = [...root.querySelectorAll<HTMLElement>(selector)][index];
      field?.focus();
      return field !== undefined;
    },
    [fields, at] as const,
  );
}

for (const size of [100, 200]) {
  for (const [path, state, button] of forms) {
    test(`${path} shows every field on a low screen, text at ${size} %`, async ({ page }) => {
      await new Walk(page, path, places[path] ?? {}).to(state);
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      for (const screen of screens) {
        await page.setViewportSize({ width: 360, height: 740 });
        for (let index = 0; await focusField(page, index); index += 1) {
          await page.setViewportSize(screen);
          await expectShown(page);
          await page.setViewportSize({ width: 360, height: 740 });
        }
        await page.setViewportSize(screen);
        await expectShown(page, button);
      }
    });
  }
}
