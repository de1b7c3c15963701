import type { Locator, Page } from '@playwright/test';
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
 * Runs in the page: brings a field or a button into sight, as an engine does when a keyboard opens.
 * @returns its visible height, px; at most 40, nearly all that a finger needs
 */
async function show(element: Element): Promise<number> {
  element.scrollIntoView({ block: 'nearest' });
  await new Promise(requestAnimationFrame);
  const { left, top, bottom, width } = element.getBoundingClientRect();
  let seen = 0;
  for (let y = Math.ceil(top); y < bottom; y += 1) {
    const onTop = document.elementFromPoint(left + width / 2, y);
    if (onTop && element.contains(onTop)) seen += 1;
  }
  return Math.min(seen, 40);
}

/** Chromium's own emulation scrolls once more, some time after the screen has turned. */
async function expectShown(target: Locator): Promise<void> {
  const size = JSON.stringify(target.page().viewportSize());
  await expect.poll(() => target.evaluate(show), `${String(target)} at ${size}`).toBe(40);
}

/** The visible fields of the topmost dialog, or of the page. */
async function fieldsOf(page: Page): Promise<Locator[]> {
  const dialogs = page.locator('dialog[open]');
  const root = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  return root.locator(fields).filter({ visible: true }).all();
}

for (const size of [100, 200]) {
  for (const [path, state, button] of forms) {
    test(`${path} shows every field on a low screen, text at ${size} %`, async ({ page }) => {
      await new Walk(page, path, places[path] ?? {}).to(state);
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      const inputs = await fieldsOf(page);
      // The list of banks is so short that it has no search.
      expect(inputs.length > 0).toBe(path !== '/individual');
      for (const screen of screens) {
        for (const input of inputs) {
          await page.setViewportSize({ width: 360, height: 740 });
          await input.focus();
          await page.setViewportSize(screen);
          await expect(input).toBeFocused();
          await expectShown(input);
        }
        await page.setViewportSize(screen);
        await expectShown(page.locator(button).first());
      }
    });
  }
}
