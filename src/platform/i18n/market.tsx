import { useLingui } from '@lingui/react';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { aheadOf, lenderDate } from '@/domain/calendar-days';
import type { Locale } from '@/domain/languages';
import { markets, type Market } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { onVisibilityChange } from '@/platform/browser/visibility';
import { useServices } from '@/platform/services';

const MarketContext = createContext<Market>(markets.indonesia);

/** Tells the screens below which market the addressed page belongs to. */
export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  return <MarketContext value={market}>{children}</MarketContext>;
}

/** The market of the page on screen. */
export function useMarket(): Market {
  return use(MarketContext);
}

/** Today where the lender is, by the server's clock, `YYYY-MM-DD`. */
export function useToday(): string {
  const { clock } = useServices();
  return lenderDate(clock.now(), useMarket().utcOffset);
}

/**
 * For the `lang` of an element that shows the server's own words.
 * @returns undefined where the page speaks it as well
 */
export function useServerLanguage(): Locale | undefined {
  const { locale } = useMarket();
  const { i18n } = useLingui();
  const { serverLanguage } = useServices();
  return serverLanguage === 'page' || i18n.locale === locale ? undefined : locale;
}

/**
 * Shows money of the page's market.
 * @returns a function of minor units; a server's own words pass through unchanged (decision 1, money)
 */
export function useMoney(): (amount: bigint | string) => string {
  const { currency } = useMarket();
  return (amount) => shownAmount(amount, currency);
}

/**
 * The clock of all times on the page (decision 25, date forms), for a phone in another zone. The name of the phone's
 * zone is not read: on an old phone that takes a tenth of a second.
 * @returns e.g. `WIB (UTC+07:00)`; null on a phone whose own clock shows the same
 */
export function useForeignClock(): string | null {
  const { utcOffset, clockName } = useMarket();
  const isSame = useSyncExternalStore(
    // Engines have no event for a new zone, but the page becomes visible again after a change.
    onVisibilityChange,
    () => aheadOf(utcOffset) === -60_000 * new Date().getTimezoneOffset(),
    () => true,
  );
  return isSame ? null : `${clockName} (UTC${utcOffset})`;
}
