import { useLingui } from '@lingui/react';
import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '@/domain/languages';
import { markets, type Market } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { useServices } from './services';

const MarketContext = createContext<Market>(markets.indonesia);

/** Tells the screens below which market the addressed page belongs to. */
export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  return <MarketContext value={market}>{children}</MarketContext>;
}

/** The market of the page on screen. */
export function useMarket(): Market {
  return use(MarketContext);
}

/**
 * For the `lang` of what shows a server's own words: servers speak the language of the market, the demo's that of the page.
 * @returns undefined where the page speaks it as well
 */
export function useServerLanguage(): Locale | undefined {
  const { locale } = useMarket();
  const { i18n } = useLingui();
  const { demo } = useServices();
  return demo || i18n.locale === locale ? undefined : locale;
}

/**
 * Shows money of the page's market.
 * @returns a function of minor units; a server's own words pass through unchanged (decision 1, money)
 */
export function useMoney(): (amount: bigint | string) => string {
  const { currency } = useMarket();
  return (amount) => shownAmount(amount, currency);
}
