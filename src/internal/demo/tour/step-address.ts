import { withBase } from '@/config/base-path';
import { languages, parseLocale, type Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import { parseSearch, stringifySearch } from '@/platform/browser/search';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { withSwitches } from '../demo-link';
import type { TourMarket, TourStep } from './steps';

/** Whoever reads a language of India sees India, everybody else Indonesia. */
export function tourMarketOf(locale: Locale): TourMarket {
  return languages[locale].markets.includes('india') ? 'india' : 'indonesia';
}

/** An address without the switch leaves the clock as it was; this one sets it back. */
const realTime = '+0d';

/** Name of a scenario in a market. @param scenario its plain name */
export function scenarioIn(scenario: string, market: TourMarket): string {
  return market === 'india' ? `${scenario}-in` : scenario;
}

/**
 * The whole address of a stop: the launch of its scenario, its page with its inputs, and the demo's switches. The demo
 * starts with fresh data, except where a stop continues the one before.
 * @param launchLinks one per scenario
 * @returns null when there is no such scenario
 */
export function addressOf(
  step: TourStep,
  market: TourMarket,
  launchLinks: readonly { scenario: string; href: string }[],
): string | null {
  const launch = launchLinks.find(({ scenario }) => scenario === scenarioIn(step.scenario, market));
  if (!launch) return null;
  const { origin, search } = new URL(launch.href);
  const params = { ...parseSearch(search), ...step.inputs, ...step.marketInputs?.[market] };
  return withSwitches(origin + withBase(__BASE_PATH__, step.path) + stringifySearch(params), {
    clock: step.clock ?? realTime,
    faults: step.faults ?? '',
    reset: step.goesOn ? '' : '1',
  });
}

/** A language the tour can be given in; Indonesian for whatever is none. */
export function tourLanguageOf(text: string): Locale {
  return parseLocale(text) ?? markets.indonesia.locale;
}

/**
 * Sets the language of the tour's pages. The person's own choice is changed only where it is another language: a market
 * speaks its own language anyway.
 */
export async function speakForTour(locale: LocaleStore, language: Locale, market: TourMarket): Promise<void> {
  const chosen = locale.chosen();
  const comesByItself = markets[market].locale === language && (chosen === null || chosen === language);
  if (!comesByItself && chosen !== language) await locale.choose(language);
  else await locale.activateFor(markets[market]);
}
