import { languages, parseLocale, type Locale } from '@/domain/languages';

/** Where the person's choice of language outlives a reload. */
export const choiceKey = 'locale';

/** Reads the language that the person chose; a storage that is missing, blocked or holds something else has none. */
export function readChoice(storage: Pick<Storage, 'getItem'> | undefined): Locale | null {
  try {
    return parseLocale(storage?.getItem(choiceKey));
  } catch {
    return null;
  }
}

/** Tells the browser, and whoever reads the page aloud, in which language it is, and which way that runs. */
export function showLanguage({ documentElement }: Document, locale: Locale): void {
  documentElement.lang = locale;
  documentElement.dir = languages[locale].direction;
}
