import type { WireCall } from '@/api/http/encode';
import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';

/** Where a page's plan stands in its HTML: data, not a script. */
export const planElementId = 'page-plan';

/** A read that a page begins with. */
export type PlannedRead = {
  call: WireCall;
  /** What a field of the request takes: an input of the address, or always the same. */
  fields: Record<string, { input: string } | { value: string | number }>;
  /** Only where the page belongs to this market; null where every market asks the same. */
  market: Market['id'] | null;
};

/** What the build knows of a page, and its HTML tells before any of the application is there. */
export type PagePlan = {
  /** Its market where the launch names none. */
  market: Market['id'];
  /** Whether it asks nothing without a session. */
  isGuarded: boolean;
  /** Inputs that were not planned for: with one of them in the address, the page asks by itself. */
  unplanned: readonly string[];
  reads: readonly PlannedRead[];
  /** Files with the page's texts, by language. */
  texts: Record<Locale, readonly string[]>;
};
