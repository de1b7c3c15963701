import { setupI18n } from '@lingui/core';
import { beforeAll } from 'vitest';
import { formatsOf, locales, type Locale } from '@/domain/languages';
import { markets, type Market } from '@/domain/market';
import { loadTexts } from '@/platform/i18n/catalogs';
import type { FirstSight, SightWorld } from '@/platform/preview/first-sight';
import { say } from '@/platform/preview/say';

export type World = { locale: Locale; market: Market };

/** Every language in every market. */
export const worlds: readonly World[] = locales.flatMap((locale) =>
  Object.values(markets).map((market) => ({ locale, market })),
);

/** The moment in all of them. */
export const sightNow = Date.parse('2026-03-01T12:00:00Z');

const texts = new Map<Locale, Awaited<ReturnType<typeof loadTexts>>>();

/** Loads the texts of every language before the tests of a file. */
export function useSightTexts(): void {
  beforeAll(async () => {
    for (const locale of locales) texts.set(locale, await loadTexts(locale, ['base', 'repayment', 'offers', 'help']));
  });
}

const partsOf = ({ locale, market }: World, inputs: Record<string, string>) => ({
  market,
  now: sightNow,
  inputs,
  serverLanguage: locale === market.locale ? undefined : market.locale,
});

/** What a first sight depends on in the script of the HTML, which has the messages of its page and no more. */
export function worldInHtml(
  { words }: Pick<FirstSight, 'words'>,
  world: World,
  inputs: Record<string, string> = {},
): SightWorld {
  const all = texts.get(world.locale) ?? {};
  const known = Object.fromEntries(words.map(({ id }) => [id, all[id]]));
  return { ...partsOf(world, inputs), say: (message) => say(known, world.locale, message) };
}

/** The same in the application. */
export function worldInApp(world: World, inputs: Record<string, string> = {}): SightWorld {
  const { locale } = world;
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, locales: formatsOf(locale), messages: texts.get(locale) ?? {} });
  return { ...partsOf(world, inputs), say: (message) => i18n._(message) };
}
