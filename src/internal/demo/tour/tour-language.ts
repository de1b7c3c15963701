import { type Locale, parseLocale } from '@/domain/languages';
import { markets } from '@/domain/market';
import type { LocaleStore } from '@/i18n/locale-store';
import type { TourMarket } from './tour-step';

/** A language the tour can be given in; Indonesian for whatever is none. */
export function tourLanguageOf(text: string): Locale {
  return parseLocale(text) ?? markets.indonesia.locale;
}

/**
 * Sees to it that the tour's pages come in its language. What the person once chose is changed only where it stands in the
 * way: the tour's markets speak their own languages by themselves.
 */
export async function speakForTour(locale: LocaleStore, language: Locale, market: TourMarket): Promise<void> {
  const chosen = locale.chosen();
  const comesByItself = markets[market].locale === language && (chosen === null || chosen === language);
  if (!comesByItself && chosen !== language) await locale.choose(language);
  else await locale.activateFor(markets[market]);
}
