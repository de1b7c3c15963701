import { marketOf, type Locale } from '@/domain/market';

export const locales = ['en', 'id', 'zh'] as const satisfies readonly Locale[];

/** Names of the languages, each in itself, as a language list shows them. */
export const languageNames: Record<Locale, string> = { en: 'English', id: 'Bahasa Indonesia', zh: '简体中文' };

/** Reads a stored or received locale; anything unknown is none. */
export function parseLocale(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/**
 * The pack of a page: what the person chose, else the pack of the page's market (decision 2).
 * @param path internal path, e.g. `/loanDetails`
 * @param pop launch parameter `pop`
 */
export function chooseLocale(path: string, pop: string | undefined, chosen: Locale | null): Locale {
  return chosen ?? marketOf(path, pop).locale;
}
