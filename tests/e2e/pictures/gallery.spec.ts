// npm run check -- gallery: takes a picture of every page for people who look at them; no test compares
// them. GALLERY=data leaves out all states but the usual one of each page. scripts/check/gallery.ts puts
// the pictures on one page.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { locales } from '@/domain/languages';
import { places } from '../support/access/page-states';
import { visitStates } from '../support/access/visit-states';
import { limit } from '../support/limit';
import { test } from '../support/test';

const folder = '.cache/gallery';
/** `isWhole`: as tall as the page, so that what sticks to the end of the screen covers nothing. */
const screens = [
  { name: 'first', width: 360, percent: 100, isWhole: false },
  { name: 'whole', width: 360, percent: 100, isWhole: true },
  { name: 'large', width: 320, percent: 200, isWhole: false },
  { name: 'large-whole', width: 320, percent: 200, isWhole: true },
];

/** Runs in the page. @returns the words that begin on the first screen, without the bar and the demo's badge */
function wordsOnScreen(): number {
  const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node.parentElement?.closest('header, [hidden], .sr-only')) continue;
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}][^\s]*/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { top, width } = range.getBoundingClientRect();
      if (width > 1 && top >= 0 && top < window.innerHeight) words += 1;
    }
  }
  return words;
}

/** Runs in the page: another language may ask the server again. Waits until no word changes for a moment. */
async function untilStill(): Promise<void> {
  const words = () => document.body.innerText.replaceAll(/\d/g, '');
  for (let before = ''; before !== words();) {
    before = words();
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

async function takePictures(page: Page, name: string): Promise<void> {
  await page.evaluate(untilStill);
  for (const { name: screen, width, percent, isWhole } of screens) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
    const height = Math.max(740, await page.evaluate(() => document.documentElement.scrollHeight));
    if (isWhole) await page.setViewportSize({ width, height });
    if (screen === 'first') writeFileSync(`${name}.words`, String(await page.evaluate(wordsOnScreen)));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const path = `${name}.${screen}.${colorScheme}.jpg`;
      const still = { animations: 'disabled', caret: 'hide' } as const;
      await page.screenshot({ ...still, path, fullPage: isWhole, type: 'jpeg', quality: 80 });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [/./] });

for (const [path, states] of Object.entries(places))
  test(`${path} is pictured`, async ({ page }) => {
    test.setTimeout(limit(1_800_000));
    mkdirSync(folder, { recursive: true });
    const place = path === '/' ? 'site' : path.slice(1).replaceAll('/', '-');
    await visitStates(page, path, states, {
      languages: (name) => (process.env['GALLERY'] === 'data' && name !== 'data' ? [] : locales),
      look: (name, language) => takePictures(page, `${folder}/${place}.${name.replaceAll(/\W+/g, '-')}.${language}`),
      miss: (name, error) => console.log(`${path}, ${name}: ${String(error)}`),
    });
  });
