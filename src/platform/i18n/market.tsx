import { useLingui } from '@lingui/macro';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { aheadOf, lenderDate } from '@/domain/calendar-days';
import type { Locale } from '@/domain/languages';
import { markets, type Market } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { onVisibilityChange } from '@/platform/browser/page-events';
import { useServices } from '@/platform/services';

const MarketContext = createContext<Market>(markets.indonesia);

/** Provides the market of the page to its screens. */
export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  return <MarketContext value={market}>{children}</MarketContext>;
}

/** The market of the page on screen. */
export function useMarket(): Market {
  return use(MarketContext);
}

/** Today where the lender is, by the server's clock, `YYYY-MM-DD`. @param at for the day of that instant instead */
export function useToday(at?: number): string {
  const { clock } = useServices();
  return lenderDate(at ?? clock.now(), useMarket().utcOffset);
}

/** The `lang` of an element that shows a text of the server; undefined if the page has the same language. */
export function useServerLanguage(): Locale | undefined {
  const { locale } = useMarket();
  const { i18n } = useLingui();
  const { serverLanguage } = useServices();
  return serverLanguage === 'page' || i18n.locale === locale ? undefined : locale;
}

/** @returns formats minor units in the currency of the page; texts of the server stay (decision 1, money) */
export function useMoney(): (amount: bigint | string) => string {
  const { currency } = useMarket();
  return (amount) => shownAmount(amount, currency);
}

/** `WIB (UTC+07:00)`, or null if the phone shows the same (decision 25, date forms); names of zones are slow. */
export function useForeignClock(): string | null {
  const { t } = useLingui();
  const { id, utcOffset, clockName } = useMarket();
  const isSame = useSyncExternalStore(
    // Engines have no event for a new zone, but the page becomes visible again after a change.
    onVisibilityChange,
    () => aheadOf(utcOffset) === -60_000 * new Date().getTimezoneOffset(),
    () => true,
  );
  const name = id === 'mainland' ? t({ message: 'Beijing time', comment: 'Name of the clock of China' }) : clockName;
  return isSame ? null : `${name} (UTC${utcOffset})`;
}
