import * as v from 'valibot';
import { withBase } from '@/config/base-path';
import { languages, parseLocale, type Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import { parseSearch, stringifySearch } from '@/platform/browser/search';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
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

/** Where a tour stands, as far as it has to outlive the reload with which its next page comes. */
export type KeptTour = {
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

/** As the tab keeps it: the tour as its switch says it, and where it stands. */
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ tour: v.string(), isPlaying: v.boolean(), opened: v.string() }),
);

let kept: KeptTour | null = null;

/**
 * Reads the switch `tour`: language, market, speed and stop, as far as they are not the usual ones: `1`, `en`,
 * `zh,india,2x,5`.
 * @returns null for an empty one
 */
export function readTour(text: string | undefined): KeptTour | null {
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

/** The switch that `readTour` reads. */
export function writeTour({ language, market, speed, index }: Omit<KeptTour, 'isPlaying' | 'opened'>): string {
  return [
    language ?? '1',
    ...(market === null ? [] : [market]),
    ...(speed === 1 ? [] : [`${speed}x`]),
    ...(index === 0 ? [] : [String(index + 1)]),
  ].join(',');
}

/** What tells one stop from another: the session takes its own out of an address that was opened. */
function placeOf(href: string): string {
  const { pathname, searchParams } = new URL(href);
  return `${pathname} ${searchParams.get('demo') ?? ''}`;
}

/**
 * Once per page, before the session reads its address: takes the switch out of the address, or continues the tour that
 * opened this page. A page that somebody opened otherwise finds the tour paused.
 */
export function takeUpTour(page: Window): void {
  // The phone on the stage leaves it to the stage.
  if (page.parent !== page) return;
  const { href, search } = page.location;
  const wish = readTour(parseSearch(search)['tour']);
  if (wish) {
    page.history.replaceState(page.history.state, '', withSwitches(href, { tour: '' }));
    keepTour(wish);
    return;
  }
  const parsed = v.safeParse(schema, readTab(key));
  const tour = parsed.success ? readTour(parsed.output.tour) : null;
  kept = tour && parsed.success ? { ...tour, isPlaying: parsed.output.isPlaying, opened: parsed.output.opened } : null;
  if (kept && (kept.opened === '' || placeOf(kept.opened) !== placeOf(href)))
    kept = { ...kept, isPlaying: false, opened: '' };
}

/** The tour that is under way, playing or not. */
export function keptTour(): KeptTour | null {
  return kept;
}

/** Keeps where the tour stands, over reloads where the browser allows it. */
export function keepTour(tour: KeptTour | null): void {
  kept = tour;
  const { isPlaying, opened } = tour ?? {};
  keepInTab(key, tour && JSON.stringify({ tour: writeTour(tour), isPlaying, opened }));
}
