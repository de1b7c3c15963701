import type { MarketId } from '@/domain/languages';
import type { ShownPacks } from '../../../config/market-packs';
import { useMarket } from './market';

/** Compiled in (vite.config.ts), and apart from the other switches: few pages show them. */
const packs: ShownPacks = __MARKET_PACKS__;

/** Who lends, how to reach them, and who hears complaints. */
export type Lender = ShownPacks['indonesia'];

/** The lender for visitors, and in texts about the whole product. */
export const defaultLender: Lender = packs.indonesia;

const { indonesia, india } = packs;

/** The lender of a market, as its pack has it (config/markets/, decision 70, languages). */
export const lenderOf = (market: MarketId): Lender => (market === 'india' ? india : indonesia);

/** The lender of the page's market. */
export function useLender(): Lender {
  return lenderOf(useMarket().id);
}
