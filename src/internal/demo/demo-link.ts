import { parseSearch, stringifySearch } from '@/lib/search';
import type { DemoSettings } from '@/services/demo-controls';

const switches = ['demo', 'clock', 'faults', 'seed', 'reset', 'tour'] as const;

export type LinkWish = Partial<Record<(typeof switches)[number], string>>;

/**
 * An address with other switches of the demo; everything else in it stays.
 * @param wish a switch with an empty value is taken out
 */
export function withSwitches(href: string, wish: LinkWish): string {
  const url = new URL(href);
  const params = { ...parseSearch(url.search), ...wish };
  const kept = Object.entries(params).filter(
    ([name, value]) => !switches.some((known) => known === name) || value !== '',
  );
  return url.origin + url.pathname + stringifySearch(Object.fromEntries(kept));
}

/**
 * A link that shows the same screen on another device: the scenario's own launch, this page with its inputs, and the
 * demo's switches as they stand now, begun anew.
 * @param launch launch link of the scenario
 * @param here address of the page on screen
 */
export function linkToHere(launch: string, here: string, { scenario, seed, clock, faults }: DemoSettings): string {
  const page = new URL(here);
  const { search } = new URL(launch);
  const params = { ...parseSearch(search), ...parseSearch(page.search) };
  const wish = { demo: scenario, seed: seed === 1 ? '' : String(seed), clock, faults, reset: '1' };
  return withSwitches(page.origin + page.pathname + stringifySearch(params), wish);
}
