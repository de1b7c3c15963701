import { languages, parseLocale, type Locale } from '@/domain/languages';
import { attempt } from '@/platform/browser/attempt';

/** Where the person's choice of language outlives a reload. */
export const chosenLocaleKey = 'locale';

/** Reads the language that the person chose; null if storage has none or is blocked. */
export function readChosenLocale(storage: Pick<Storage, 'getItem'> | undefined): Locale | null {
  return parseLocale(attempt(() => storage?.getItem(chosenLocaleKey)));
}

/** Tells the browser and screen readers the language of the page, and its direction. */
export function setDocumentLanguage({ documentElement }: Document, locale: Locale): void {
  documentElement.lang = locale;
  documentElement.dir = languages[locale].direction;
}
