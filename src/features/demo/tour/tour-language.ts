import { type Locale, parseLocale } from '@/domain/languages';
import { markets } from '@/domain/market';
import type { LocaleStore } from '@/i18n/locale-store';
import { tourMarketOf } from './step-address';

/** A language the tour can be given in; Indonesian for whatever is none. */
export function tourLanguageOf(text: string): Locale {
  return parseLocale(text) ?? markets.indonesia.locale;
}

/**
 * Sees to it that the tour's pages come in its language. What the person once chose is changed only where it stands in the
 * way: the tour's markets speak their own languages by themselves.
 * @param isApart whether the words around the app are to change at once; a page that is about to go keeps its own
 */
export async function speakForTour(locale: LocaleStore, language: Locale, isApart: boolean): Promise<void> {
  const chosen = locale.chosen();
  const market = markets[tourMarketOf(language)];
  const comesByItself = market.locale === language && (chosen === null || chosen === language);
  if (!comesByItself && chosen !== language) await locale.choose(language);
  else if (isApart) await locale.activateFor(market);
}
