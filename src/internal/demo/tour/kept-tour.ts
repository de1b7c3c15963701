import * as v from 'valibot';
import { parseLocale, type Locale } from '@/domain/languages';
import { parseSearch } from '@/platform/browser/search';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import { withSwitches } from '../demo-link';
import type { TourMarket } from './steps';

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
