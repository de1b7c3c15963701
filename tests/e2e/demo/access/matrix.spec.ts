import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { locales, type Locale } from '@/domain/languages';
import { fontSet } from '../../../support/fonts';
import { focusFindings } from '../../support/access/focus';
import { namesFindings } from '../../support/access/names';
import { anyPages, places } from '../../support/access/page-states';
import { layoutFindings, motionFindings } from '../../support/access/reflow';
import { visitStates } from '../../support/access/visit-states';
import { findings } from '../../support/axe';
import { limit } from '../../support/limit';
import { expect, test } from '../../support/test';

/** Findings, by column of the accessibility report. */
type Found = Record<string, string[]>;

/** The font set that this run does not render with; the layout has to fit with both. */
const otherSet = fontSet === 'wide' ? 'narrow' : 'wide';
const otherLetters = `${otherSet} letters`;

/**
 * The checks that depend on the language: axe (all rules if the state is first looked at), accessible names, layout.
 */
async function checkTexts(page: Page, language: string, isFirst: boolean): Promise<Found> {
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
async function checkWidths(page: Page): Promise<Found> {
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
async function checkState(page: Page): Promise<Found> {
  const found = { stillness: await motionFindings(page), focus: await focusFindings(page, false) };
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await focusFindings(page, true);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  const dark = await findings(page, 'colors');
  await page.emulateMedia({ colorScheme: 'light' });
  return { ...found, 'forced colours': forced, dark };
}

/**
 * With ACCESS=all everything, with ACCESS=data the data of each page in every language, both on every screen; else the
 * data of each page in two languages, others on the next page, every fourth of its own states in one language each, and
 * of those that any page can be in one, another on each page; all of it on the smallest screen.
 */
const asked = process.env['ACCESS'];
const isWhole = asked === 'all' || asked === 'data';

function languagesOf(page: number, place: number, name: string): Locale[] {
  if (isWhole) return asked === 'all' || name === 'data' ? [...locales] : [];
  const [one, other] = [0, 1].map((turn) => locales[(2 * page + turn) % locales.length] ?? 'en');
  if (name === 'data') return one && other ? [one, other] : [];
  const isChosen = anyPages.includes(name) ? anyPages[page % anyPages.length] === name : (page + place) % 4 === 0;
  if (!isChosen) return [];
  return [locales[(page + place) % locales.length] ?? 'en'];
}

// Tall: what the sticky action covers until somebody scrolls is no finding.
test.use({
  viewport: { width: 320, height: 3200 },
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
  deviceScaleFactor: 1,
  expectedComplaints: [/^Blocked script execution in/],
});

for (const [number, [path, states]] of Object.entries(places).entries()) {
  test(`${path} is accessible in every state and language`, async ({ page }) => {
    if (isWhole) test.setTimeout(limit(600_000));
    const cells: { page: string; state: string; check: string; language: string; found: string[] }[] = [];
    const note = (state: string, language: string, found: Found) =>
      cells.push(
        ...Object.entries(found).map(([check, ones]) => ({ page: path, state, check, language, found: ones })),
      );
    // What is the same in every language is looked at once.
    const looked = new Set<string>();
    await visitStates(page, path, states, {
      languages: (name, place) => languagesOf(number, place, name),
      miss: (name, error) => note(name, '', { reached: [String(error).split('\n').slice(0, 4).join(' ')] }),
      async look(name, language, isFirst) {
        note(name, language, await checkTexts(page, language, isFirst));
        if (!looked.has(name)) note(name, language, await checkState(page));
        looked.add(name);
        if (isWhole) note(name, language, await checkWidths(page));
      },
    });
    mkdirSync('.cache/access', { recursive: true });
    writeFileSync(`.cache/access/${path.replaceAll('/', '_')}.json`, JSON.stringify(cells, null, 1));
    expect(
      cells.flatMap(({ state, check, language, found }) =>
        found.map((one) => `${state} · ${language} · ${check}: ${one}`),
      ),
    ).toEqual([]);
  });
}
