import { mkdirSync, writeFileSync } from 'node:fs';
import type { Disposable, Page } from '@playwright/test';
import { locales, localesOf, type Locale } from '@/domain/languages';
import { chosenLocaleKey } from '@/platform/i18n/chosen-locale';
import { type Found, looksAtState, looksAtWidths, looksAtWords } from '../../support/access/checks';
import { inWalkingOrder, marketIn, settled, type State, Walk } from '../../support/access/place';
import { anyPages, places } from '../../support/access/places';
import { speak } from '../../support/access/speak';
import { limit } from '../../support/limit';
import { expect, test } from '../../support/test';

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

type Walked = { language: Locale | null; speaks: (state: string) => readonly Locale[] };

/**
 * A language of other markets cannot be chosen on a page: each is walked in apart, by somebody who chose it elsewhere.
 * @returns what is spoken on each of the ways through a page, and in which language somebody comes to it
 */
function walksOf(states: Readonly<Record<string, State>>): readonly Walked[] {
  const offered = (name: string) => localesOf(marketIn(states, name).id);
  return [
    { language: null, speaks: offered },
    ...locales.map((locale) => ({
      language: locale,
      speaks: (name: string) => (offered(name).includes(locale) ? [] : [locale]),
    })),
  ];
}

/** From here on every page of the phone begins in a language that was chosen before. @returns what ends it */
function comeWith(page: Page, language: Locale): Promise<Disposable> {
  return page.addInitScript(
    ([key, chosen]) => {
      try {
        window.localStorage.setItem(key, chosen);
      } catch {
        // A sandboxed frame has none.
      }
    },
    [chosenLocaleKey, language] as const,
  );
}

for (const [number, [path, states]] of Object.entries(places).entries()) {
  test(`${path} is there for everyone, in every state and language`, async ({ page }) => {
    if (isWhole) test.setTimeout(limit(600_000));
    const cells: { page: string; state: string; check: string; language: string; found: string[] }[] = [];
    // What is the same in every language is looked at once.
    const looked = new Set<string>();
    for (const { language: chosen, speaks } of walksOf(states)) {
      const walk = new Walk(page, path, states);
      const choice = chosen ? await comeWith(page, chosen) : undefined;
      for (const [place, name] of inWalkingOrder(states).entries()) {
        const spoken = languagesOf(number, place, name).filter((language) => speaks(name).includes(language));
        const note = (language: string, found: Found) =>
          cells.push(
            ...Object.entries(found).map(([check, ones]) => ({
              page: path,
              state: name,
              check,
              language,
              found: ones,
            })),
          );
        if (spoken.length === 0) continue;
        await test.step(`${name}, ${spoken.join()}`, async () => {
          try {
            await walk.to(name);
          } catch (error) {
            note('', { reached: [String(error).split('\n').slice(0, 4).join(' ')] });
            return;
          }
          for (const [turn, language] of spoken.entries()) {
            await speak(page, language);
            // Another language may ask the server again.
            await settled(page, states[name]?.isWaiting);
            // What sticks to an edge covers something wherever the page is scrolled to.
            await page.evaluate(() => window.scrollTo(0, 0));
            if (turn > 0 && states[name]?.isAnew) await states[name].act?.(page, () => Promise.resolve());
            note(language, await looksAtWords(page, language, turn === 0));
            if (!looked.has(name)) note(language, await looksAtState(page));
            looked.add(name);
            if (isWhole) note(language, await looksAtWidths(page));
          }
        });
      }
      await walk.end();
      await choice?.dispose();
    }
    mkdirSync('.cache/access', { recursive: true });
    writeFileSync(`.cache/access/${path.replaceAll('/', '_')}.json`, JSON.stringify(cells, null, 1));
    expect(
      cells.flatMap(({ state, check, language, found }) =>
        found.map((one) => `${state} · ${language} · ${check}: ${one}`),
      ),
    ).toEqual([]);
  });
}
