import type { Locale } from '@/domain/market';

export const locales = ['en', 'id', 'zh'] as const satisfies readonly Locale[];

/** Names of the languages, each in itself, as a language list shows them. */
export const languageNames: Record<Locale, string> = { en: 'English', id: 'Bahasa Indonesia', zh: '简体中文' };

/** Reads a stored or received locale; anything unknown is none. */
export function parseLocale(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}
