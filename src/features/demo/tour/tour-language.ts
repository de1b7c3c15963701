import { marketOf, type Locale } from '@/domain/market';
import { parseLocale } from '@/i18n/choose-locale';
import type { LocaleStore } from '@/i18n/locale-store';

/** A language the tour can be given in; Indonesian for whatever is none. */
export function tourLanguageOf(text: string): Locale {
  return parseLocale(text) ?? 'id';
}

/** English is what an Indian launch speaks by itself, Indonesian every other one. */
const popOf: Readonly<Partial<Record<Locale, string>>> = { en: '1', id: '0' };

/**
 * Sees to it that the tour's pages come in its language. What the person once chose is changed only where it stands in the
 * way: the tour's markets speak their own languages by themselves.
 * @param isApart whether the words around the app are to change at once; a page that is about to go keeps its own
 */
export async function speakForTour(locale: LocaleStore, language: Locale, isApart: boolean): Promise<void> {
  const chosen = locale.chosen();
  const pop = popOf[language];
  const comesByItself = pop !== undefined && (chosen === null || chosen === language);
  if (!comesByItself && chosen !== language) await locale.choose(language);
  else if (isApart) await locale.activateFor(marketOf(pop));
}
