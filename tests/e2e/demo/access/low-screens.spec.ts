import type { Page } from '@playwright/test';
import { Walk } from '../../support/access/place';
import { places } from '../../support/access/places';
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
  ['/individual', 'banks', 'dialog[open] label:last-of-type'],
] as const;

/** On its side; a phone whose keyboard is open; on its side with the keyboard open. */
const screens = [
  { width: 640, height: 360 },
  { width: 360, height: 330 },
  { width: 640, height: 190 },
];

const fields = [
  'input:not([type])',
  'input[type=text]',
  'input[type=tel]',
  'input[type=email]',
  'input[type=search]',
  'textarea',
].join();

/** Runs in the page: as an engine does when a keyboard takes its room, brings something into sight. @returns how much of it is covered */
async function show({
  selector,
  index,
}: {
  selector: string;
  index: number;
}): Promise<{ name: string; free: number; needs: number }> {
  const frame = () => new Promise(requestAnimationFrame);
  const root = [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? document.body;
  const scope = selector.includes('dialog') ? document : root;
  const element = [...scope.querySelectorAll<HTMLElement>(selector)][index];
  if (!element) throw new Error(`There is no ${selector}`);
  element.scrollIntoView({ block: 'nearest' });
  await frame();
  await frame();
  const { left, top, bottom, width } = element.getBoundingClientRect();
  let free = 0;
  for (let y = Math.ceil(top) + 1; y < bottom - 1; y += 1) {
    const on = document.elementFromPoint(left + width / 2, y);
    if (on && (element.contains(on) || on.closest('label')?.contains(element))) free += 1;
  }
  return {
    name: `${element.tagName} ${element.getAttribute('name') ?? element.textContent}`,
    free,
    needs: Math.min(bottom - top - 4, 44),
  };
}

async function expectShown(page: Page, selector: string, index: number): Promise<void> {
  const { name, free, needs } = await page.evaluate(show, { selector, index });
  expect.soft(free, `${name} at ${JSON.stringify(page.viewportSize())}: px to be seen`).toBeGreaterThanOrEqual(needs);
}

for (const size of [100, 200]) {
  for (const [path, state, button] of forms) {
    test(`${path} can be filled in where the screen is low, text at ${size} %`, async ({ page }) => {
      test.slow();
      await new Walk(page, path, places[path] ?? {}).to(state);
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      const whole = page.viewportSize() ?? { width: 360, height: 740 };
      const count = await page.evaluate(
        (selector) =>
          ([...document.querySelectorAll('dialog[open]')].pop() ?? document).querySelectorAll(selector).length,
        fields,
      );
      for (const screen of screens) {
        for (let index = 0; index < count; index += 1) {
          await page.setViewportSize(whole);
          await page.evaluate(
            ({ selector, at }) => {
              const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
              root.querySelectorAll<HTMLElement>(selector)[at]?.focus();
            },
            { selector: fields, at: index },
          );
          await page.setViewportSize(screen);
          await expectShown(page, fields, index);
        }
        await page.setViewportSize(screen);
        await expectShown(page, button, 0);
      }
    });
  }
}
