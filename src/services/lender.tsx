import { createContext, use, type ReactNode } from 'react';
import type { MarketPacks } from '@/config/market-packs';
import type { MarketId } from '@/domain/languages';
import { useMarket } from './market';

/** Compiled in (vite.config.ts), and apart from the other switches: few pages show them. */
const packs: MarketPacks = __MARKET_PACKS__;

/** Who lends, how to reach them, and who hears complaints. */
export type Lender = MarketPacks['indonesia'];

/** The lender of visitors, and of whatever is told of the whole product. */
export const homeLender: Lender = packs.indonesia;

const joined = (one: string, other: string) => (one === other ? one : `${one} · ${other}`);

const { indonesia, india } = packs;

/** All lenders in one, for a text that readers of every market share. */
const everyLender: Lender = {
  ...indonesia,
  lender: {
    name: joined(indonesia.lender.name, india.lender.name),
    licence: joined(indonesia.lender.licence, india.lender.licence),
    address: joined(indonesia.lender.address, india.lender.address),
  },
  service: {
    phone: joined(indonesia.service.phone, india.service.phone),
    email: joined(indonesia.service.email, india.service.email),
  },
};

const LenderContext = createContext<Lender | null>(null);

/** Gives a text for readers of every market the names and numbers of all lenders. */
export function EveryLender({ children }: { children: ReactNode }) {
  return <LenderContext value={everyLender}>{children}</LenderContext>;
}

/** The lender of a market, as its pack has it (markets/, decision 70, languages). */
export const lenderOf = (market: MarketId): Lender => (market === 'india' ? india : indonesia);

/** The lender of the page's market. */
export function useLender(): Lender {
  const ofMarket = lenderOf(useMarket().id);
  return use(LenderContext) ?? ofMarket;
}
