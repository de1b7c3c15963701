import type { MarketId } from '@/domain/languages';
import { packMarketOf } from '@/domain/market';
import type { ShownPacks } from '../../../config/market-packs';
import { useMarket } from './market';

/** A constant of the build (vite.config.ts), separate from the other switches because few pages show it. */
const packs: ShownPacks = __MARKET_PACKS__;

/** The lender, how to contact it, and who handles complaints. */
export type Lender = ShownPacks['indonesia'];

/** The lender in texts for visitors and about the whole product. */
export const defaultLender: Lender = packs.indonesia;

/** The lender of a market, from its pack (config/markets/, decision 70, languages). */
export const lenderOf = (market: MarketId): Lender => packs[packMarketOf(market)];

/** The lender of the page's market. */
export function useLender(): Lender {
  return lenderOf(useMarket().id);
}
