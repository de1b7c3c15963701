import type { Locale } from '@/domain/market';
import { parseLocale } from '@/i18n/choose-locale';
import type { LocaleStore } from '@/i18n/locale-store';

/** A language the tour can be given in; Indonesian for whatever is none. */
export function tourLanguageOf(text: string): Locale {
  return parseLocale(text) ?? 'id';
}

/** English is what an Indian launch speaks by itself, Indonesian every other one. */
const popOf: Readonly<Partial<Record<Locale, string>>> = { en: '1', id: '0' };

/**
 * Makes stage and app speak the language of the tour. What the person once chose is changed only where it stands in the
 * way: the tour's markets speak their own languages by themselves.
 */
export async function speakForTour(locale: LocaleStore, language: Locale): Promise<void> {
  const chosen = locale.chosen();
  const pop = popOf[language];
  if (pop !== undefined && (chosen === null || chosen === language)) await locale.activateFor('/loanDetails', pop);
  else if (chosen !== language || locale.i18n.locale !== language) await locale.choose(language);
}
