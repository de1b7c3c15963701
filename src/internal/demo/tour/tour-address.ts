import * as v from 'valibot';
import { withBase } from '@/config/base-path';
import { languages, parseLocale, type Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import { parseSearch, stringifySearch } from '@/platform/browser/search';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import { realTime, withSwitches } from '../demo-link';
import type { TourMarket, TourStep } from './steps';

/** The market of a language: India for its languages, else Indonesia. */
export function tourMarketOf(locale: Locale): TourMarket {
  return languages[locale].markets.includes('india') ? 'india' : 'indonesia';
}

/** Name of a scenario in a market. @param scenario its plain name */
export function scenarioIn(scenario: string, market: TourMarket): string {
  return market === 'india' ? `${scenario}-in` : scenario;
}

/**
 * The whole address of a stop: launch of its scenario, page with inputs, and switches of the demo. It starts with fresh
 * data, unless the stop continues the one before.
 * @param launchLinks one per scenario
 * @returns null if the scenario does not exist
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
    reset: step.continuesBefore ? '' : '1',
  });
}

/** The language of the tour; Indonesian for other texts. */
export function tourLanguageOf(text: string): Locale {
  return parseLocale(text) ?? markets.indonesia.locale;
}

/**
 * Sets the language of the tour's pages. Changes the person's own choice only if necessary: a market has its own
 * language anyway.
 */
export async function applyTourLanguage(locale: LocaleStore, language: Locale, market: TourMarket): Promise<void> {
  const chosen = locale.chosen();
  const comesByItself = markets[market].locale === language && (chosen === null || chosen === language);
  if (!comesByItself && chosen !== language) await locale.choose(language);
  else await locale.activateFor(markets[market]);
}

/** The state of a tour that survives the reload of its next page. */
export type StoredTour = {
  /** `null`: the language of the page it begins on. */
  language: Locale | null;
  /** `null`: the market of the language. */
  market: TourMarket | null;
  speed: number;
  index: number;
  isPlaying: boolean;
  /** Address that was opened for the stop; empty before the first. */
  opened: string;
};

export const speeds: readonly number[] = [1, 2, 8];

const key = 'demo-tour';

const tourMarkets: readonly TourMarket[] = ['indonesia', 'india'];

/** The stored form: the tour as its switch, and its state. */
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ tour: v.string(), isPlaying: v.boolean(), opened: v.string() }),
);

let kept: StoredTour | null = null;

/**
 * Reads the switch `tour`: language, market, speed and stop, unless they have their default: `1`, `en`,
 * `zh,india,2x,5`.
 * @returns null for an empty one
 */
export function readTour(text: string | undefined): StoredTour | null {
  if (text === undefined || text === '') return null;
  const parts = text.split(',');
  const speed = Number(parts.find((part) => /^\d+x$/.test(part))?.slice(0, -1));
  const stop = Number(parts.slice(1).find((part) => /^\d{1,2}$/.test(part)) ?? 1);
  return {
    language: parseLocale(parts[0]),
    market: tourMarkets.find((market) => parts.includes(market)) ?? null,
    speed: speeds.includes(speed) ? speed : 1,
    index: Math.max(0, stop - 1),
    isPlaying: true,
    opened: '',
  };
}

/** Writes the switch that `readTour` reads. */
export function writeTour({ language, market, speed, index }: Omit<StoredTour, 'isPlaying' | 'opened'>): string {
  return [
    language ?? '1',
    ...(market === null ? [] : [market]),
    ...(speed === 1 ? [] : [`${speed}x`]),
    ...(index === 0 ? [] : [String(index + 1)]),
  ].join(',');
}

/** Identifies the page of a stop: the session removes its parameters from an opened address. */
function placeOf(href: string): string {
  const { pathname, searchParams } = new URL(href);
  return `${pathname} ${searchParams.get('demo') ?? ''}`;
}

/**
 * Called once per page, before the session reads its address: removes the switch from the address, or continues the
 * tour that opened this page. On a page that the person opened, the tour is paused.
 */
export function restoreTour(page: Window): void {
  // In the phone on the stage, the stage does it.
  if (page.parent !== page) return;
  const { href, search } = page.location;
  const wish = readTour(parseSearch(search)['tour']);
  if (wish) {
    page.history.replaceState(page.history.state, '', withSwitches(href, { tour: '' }));
    saveTour(wish);
    return;
  }
  const parsed = v.safeParse(schema, readTab(key));
  const tour = parsed.success ? readTour(parsed.output.tour) : null;
  kept = tour && parsed.success ? { ...tour, isPlaying: parsed.output.isPlaying, opened: parsed.output.opened } : null;
  if (kept && (kept.opened === '' || placeOf(kept.opened) !== placeOf(href)))
    kept = { ...kept, isPlaying: false, opened: '' };
}

/** The present tour, playing or paused. */
export function currentTour(): StoredTour | null {
  return kept;
}

/** Stores the present tour, across reloads if the browser allows it. */
export function saveTour(tour: StoredTour | null): void {
  kept = tour;
  const { isPlaying, opened } = tour ?? {};
  keepInTab(key, tour && JSON.stringify({ tour: writeTour(tour), isPlaying, opened }));
}
