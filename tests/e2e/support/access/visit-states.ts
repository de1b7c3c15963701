import { type Disposable, type Page, test } from '@playwright/test';
import { locales, localesOf, type Locale } from '@/domain/languages';
import { chosenLocaleKey } from '@/platform/i18n/chosen-locale';
import { inWalkingOrder, marketIn, settled, type State, Walk } from './page-state';
import { setLanguage } from './set-language';

/** What is asked of a walk, and what it tells. */
type Plan = {
  /** The languages in which a state is looked at; `place` counts the states of its page from 0. None leaves it out. */
  languages: (name: string, place: number) => readonly Locale[];
  /** Called on the page in that state and language; `isFirst` in the first language of the state. */
  look: (name: string, language: Locale, isFirst: boolean) => Promise<void>;
  /** Called when a state cannot be reached. The walk goes on with the next one. */
  miss: (name: string, error: unknown) => void;
};

type Way = { language: Locale | null; speaks: (state: string) => readonly Locale[] };

/**
 * A language of other markets cannot be chosen on a page: it has a walk of its own, by a person who chose it before.
 */
function waysThrough(states: Readonly<Record<string, State>>): readonly Way[] {
  const offered = (name: string) => localesOf(marketIn(states, name).id);
  return [
    { language: null, speaks: offered },
    ...locales.map((locale) => ({
      language: locale,
      speaks: (name: string) => (offered(name).includes(locale) ? [] : [locale]),
    })),
  ];
}

/** From here on every page of the phone begins in this language. @returns what ends it */
function chooseBefore(page: Page, language: Locale): Promise<Disposable> {
  return page.addInitScript(
    ([key, chosen]) => {
      try {
        window.localStorage.setItem(key, chosen);
      } catch {
        // A sandboxed frame has no storage.
      }
    },
    [chosenLocaleKey, language] as const,
  );
}

/** Walks through the states of a page of the demo, each in the languages that the plan asks for. */
export async function visitStates(
  page: Page,
  path: string,
  states: Readonly<Record<string, State>>,
  { languages, look, miss }: Plan,
): Promise<void> {
  for (const way of waysThrough(states)) {
    const walk = new Walk(page, path, states);
    const choice = way.language ? await chooseBefore(page, way.language) : undefined;
    for (const [place, name] of inWalkingOrder(states).entries()) {
      const spoken = languages(name, place).filter((language) => way.speaks(name).includes(language));
      if (spoken.length === 0) continue;
      await test.step(`${name}, ${spoken.join()}`, async () => {
        try {
          await walk.to(name);
        } catch (error) {
          miss(name, error);
          return;
        }
        for (const [turn, language] of spoken.entries()) {
          await setLanguage(page, language);
          // Another language may ask the server again.
          await settled(page, states[name]?.isWaiting);
          // What sticks to an edge covers something wherever the page is scrolled to.
          await page.evaluate(() => window.scrollTo(0, 0));
          if (turn > 0 && states[name]?.isAnew) await states[name].act?.(page, () => Promise.resolve());
          await look(name, language, turn === 0);
        }
      });
    }
    await walk.end();
    await choice?.dispose();
  }
}
