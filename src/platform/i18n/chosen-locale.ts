import { languages, parseLocale, type Locale } from '@/domain/languages';
import { attempt } from '@/platform/browser/attempt';

/** Key of the chosen language in localStorage. */
export const chosenLocaleKey = 'locale';

/** Reads the language that the person chose; null if storage has none or is blocked. */
export function readChosenLocale(storage: Pick<Storage, 'getItem'> | undefined): Locale | null {
  return parseLocale(attempt(() => storage?.getItem(chosenLocaleKey)));
}

/** Sets the language and direction of the document, for the browser and screen readers. */
export function setDocumentLanguage({ documentElement }: Document, locale: Locale): void {
  documentElement.lang = locale;
  documentElement.dir = languages[locale].direction;
}
