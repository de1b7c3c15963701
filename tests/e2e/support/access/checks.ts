import type { Page } from '@playwright/test';
import { fontSet } from '../../../support/fonts';
import { findings } from '../axe';
import { focusFindings } from './focus';
import { namesFindings } from './names';
import { layoutFindings, motionFindings } from './reflow';

/** Column of the table to what was found. */
export type Found = Record<string, string[]>;

/** Letters that this run is not rendered with, and that the product holds as well. */
const otherSet = fontSet === 'wide' ? 'narrow' : 'wide';
const otherLetters = `${otherSet} letters`;

/**
 * What is asked in each language.
 * @param language the page speaks it already
 * @param isFirst in no other language before
 */
export async function checkTexts(page: Page, language: string, isFirst: boolean): Promise<Found> {
  const [own, other] = await layoutFindings(page, [fontSet, otherSet]);
  return {
    axe: await findings(page, isFirst ? 'all' : 'words'),
    names: await namesFindings(page, language),
    '320 px': own?.plain ?? [],
    '200 % text': own?.large ?? [],
    [otherLetters]: [...(other?.plain ?? []), ...(other?.large ?? []).map((one) => `200 % text: ${one}`)],
  };
}

/** Screens of phones in people's hands, beside the smallest; the last lies on its side. */
const widths = [360, 412, 640];

/** How the page holds on wider screens, with both sets and at both sizes of text. */
export async function checkWidths(page: Page): Promise<Found> {
  const size = page.viewportSize();
  // What is made for a desk is looked at there.
  if (size === null || size.width > 480) return {};
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: size.height });
    const [own, other] = await layoutFindings(page, [fontSet, otherSet]);
    const sides = {
      '': own?.plain,
      '200 % text, ': own?.large,
      [`${otherLetters}, `]: other?.plain,
      [`${otherLetters}, 200 % text, `]: other?.large,
    };
    found.push(
      ...Object.entries(sides).flatMap(([words, ones = []]) => ones.map((one) => `${words}${width} px: ${one}`)),
    );
  }
  await page.setViewportSize(size);
  return { [widths.map((width) => `${width} px`).join(', ')]: found };
}

/** What is the same in every language. */
export async function checkState(page: Page): Promise<Found> {
  const found = { stillness: await motionFindings(page), focus: await focusFindings(page, false) };
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await focusFindings(page, true);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  const dark = await findings(page, 'colors');
  await page.emulateMedia({ colorScheme: 'light' });
  return { ...found, 'forced colours': forced, dark };
}
