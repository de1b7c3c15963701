import { withBase } from '@/config/base-path';
import { languages, parseLocale, type Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import { parseSearch, stringifySearch } from '@/platform/browser/search';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { realTimeSwitch, withSwitches } from '../demo-link';
import type { TourMarket, TourStep } from './steps';

/** The market of a language: India for its languages, otherwise Indonesia. */
export function tourMarketOf(locale: Locale): TourMarket {
  return languages[locale].markets.includes('india') ? 'india' : 'indonesia';
}

/** Name of a scenario in a market. @param scenario its plain name */
export function scenarioIn(scenario: string, market: TourMarket): string {
  return market === 'india' ? `${scenario}-in` : scenario;
}

/** The address of a stop, with fresh data unless it continues the one before; null if the scenario does not exist. */
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
    clock: step.clock ?? realTimeSwitch,
    faults: step.faults ?? '',
    reset: step.continuesBefore ? '' : '1',
  });
}

/** The language of the tour; Indonesian for other texts. */
export function tourLanguageOf(text: string): Locale {
  return parseLocale(text) ?? markets.indonesia.locale;
}

/** Sets the language of the tour's pages; the person's choice changes only if the market's language differs. */
export async function applyTourLanguage(locale: LocaleStore, language: Locale, market: TourMarket): Promise<void> {
  const chosen = locale.chosen();
  const comesByItself = markets[market].locale === language && (chosen === null || chosen === language);
  if (!comesByItself && chosen !== language) await locale.choose(language);
  else await locale.activateFor(markets[market]);
}

/** A tour as its switch in the address of the stage, so that a reload continues it. */
export type TourSwitch = {
  /** `null`: the language of the page on which it starts. */
  language: Locale | null;
  /** `null`: the market of the language. */
  market: TourMarket | null;
  speed: number;
  /** The stop, from 0. */
  index: number;
  isPlaying: boolean;
};

export const newTour: TourSwitch = { language: null, market: null, speed: 1, index: 0, isPlaying: true };

export const tourSpeeds: readonly number[] = [1, 2, 8];

export const tourMarkets: readonly TourMarket[] = ['indonesia', 'india'];

const paused = 'paused';

/** Reads the switch `tour`: `1`, `en`, `zh,india,2x,5`, `id,3,paused`; null if it is empty. */
export function readTour(text: string | undefined): TourSwitch | null {
  if (text === undefined || text === '') return null;
  const parts = text.split(',');
  const speed = Number(parts.find((part) => /^\d+x$/.test(part))?.slice(0, -1));
  const stop = Number(parts.slice(1).find((part) => /^\d{1,2}$/.test(part)) ?? 1);
  return {
    language: parseLocale(parts[0]),
    market: tourMarkets.find((market) => parts.includes(market)) ?? null,
    speed: tourSpeeds.includes(speed) ? speed : 1,
    index: Math.max(0, stop - 1),
    isPlaying: !parts.includes(paused),
  };
}

/** Writes the switch that `readTour` reads. */
export function writeTour({ language, market, speed, index, isPlaying }: TourSwitch): string {
  return [
    language ?? '1',
    ...(market === null ? [] : [market]),
    ...(speed === 1 ? [] : [`${speed}x`]),
    ...(index === 0 ? [] : [String(index + 1)]),
    ...(isPlaying ? [] : [paused]),
  ].join(',');
}

/** The tour of the stage at this address, playing or paused. */
export function currentTour({ search }: Pick<Location, 'search'> = window.location): TourSwitch | null {
  return readTour(parseSearch(search)['tour']);
}

/** Replaces the address of the stage by that of the phone's page (`href`), with or without a tour. */
export function showAddress(tour: TourSwitch | null, href: string = window.location.href): void {
  const next = withSwitches(href, { tour: tour ? writeTour(tour) : '' });
  if (next !== window.location.href) window.history.replaceState(null, '', next);
}
