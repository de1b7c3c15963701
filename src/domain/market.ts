import type { MarketId } from './languages';

/** A market: its currency, and the fixed clock of the lender's texts (none of the three has summer time). */
export type Market = (typeof markets)[MarketId];

export type Currency = Market['currency'];

export const markets = {
  indonesia: { id: 'indonesia', locale: 'id', currency: 'IDR', utcOffset: '+07:00', clockName: 'WIB' },
  india: { id: 'india', locale: 'en', currency: 'INR', utcOffset: '+05:30', clockName: 'IST' },
  mainland: { id: 'mainland', locale: 'zh', currency: 'CNY', utcOffset: '+08:00', clockName: '北京时间' },
} as const;

/** The markets with facts, rules and texts of their own (config/markets/). */
export const packMarkets = ['indonesia', 'india'] as const;

export type PackMarket = (typeof packMarkets)[number];

/** The market whose facts, rules and texts apply: the mainland edition has those of Indonesia. */
export const packMarketOf = (market: MarketId): PackMarket => (market === 'india' ? 'india' : 'indonesia');

/**
 * The market of a borrower, or of a visitor.
 * @param pop launch parameter `pop`: `1` is India, anything else is Indonesia (specification section 1)
 * @param home the market of the page, used without `pop` (decision 2, language packs)
 */
export function marketOf(pop: string | undefined, home: Market['id'] = 'indonesia'): Market {
  if (pop === undefined) return markets[home];
  return pop === '1' ? markets.india : markets.indonesia;
}
