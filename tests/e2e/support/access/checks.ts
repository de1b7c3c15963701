import type { Page } from '@playwright/test';
import { fontSet } from '../../../support/fonts';
import { findings } from '../axe';
import { focusFindings } from './focus';
import { namesFindings } from './names';
import { layoutFindings, motionFindings } from './reflow';

/** Findings, by column of the accessibility report. */
export type Found = Record<string, string[]>;

/** The font set that this run does not render with; the layout has to fit with both. */
const otherSet = fontSet === 'wide' ? 'narrow' : 'wide';
const otherLetters = `${otherSet} letters`;

/**
 * The checks that depend on the language: axe (all rules if the state is first looked at), accessible names, layout.
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

/** Wider viewports than the smallest (320), px; 640 is a phone in landscape. */
const widths = [360, 412, 640];

/** Checks the layout on wider phones, with both font sets, at 100 and 200 % text. */
export async function checkWidths(page: Page): Promise<Found> {
  const size = page.viewportSize() ?? { width: 320, height: 3200 };
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

/** The checks that do not depend on the language: motion, focus, forced colours, dark colours. */
export async function checkState(page: Page): Promise<Found> {
  const found = { stillness: await motionFindings(page), focus: await focusFindings(page, false) };
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await focusFindings(page, true);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  const dark = await findings(page, 'colors');
  await page.emulateMedia({ colorScheme: 'light' });
  return { ...found, 'forced colours': forced, dark };
}
