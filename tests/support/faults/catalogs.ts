import { locales, type Locale } from '@/domain/languages';
import { entriesIn, foreignTo } from '../catalogs';

const entries = new Map(await Promise.all(locales.map(async (locale) => [locale, await entriesIn(locale)] as const)));

/** @returns a sentence of the code as the language says it */
export const inLanguage = (english: string, locale: Locale): string[] => [
  ...new Set(
    entries
      .get(locale)
      ?.filter(({ source }) => source === english)
      .map(({ translation }) => translation),
  ),
];

/** The English sentences that each language says otherwise. */
export const foreign = new Map([...entries].map(([locale, own]) => [locale, foreignTo(own)]));
