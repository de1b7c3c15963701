/** Language packs (decision 2). */
export type Locale = 'en' | 'id' | 'zh';

export type Currency = 'IDR' | 'INR' | 'CNY';

/** Where a borrower borrows: what money looks like, and which clock the lender's own texts follow. */
export type Market = {
  id: 'indonesia' | 'india' | 'mainland';
  locale: Locale;
  currency: Currency;
  /** Fixed offset of the lender's clock (none of the three has summer time), e.g. `+07:00`. */
  utcOffset: string;
};

export const markets = {
  indonesia: { id: 'indonesia', locale: 'id', currency: 'IDR', utcOffset: '+07:00' },
  india: { id: 'india', locale: 'en', currency: 'INR', utcOffset: '+05:30' },
  mainland: { id: 'mainland', locale: 'zh', currency: 'CNY', utcOffset: '+08:00' },
} as const satisfies Record<string, Market>;

/** The pages whose quoted messages are Chinese: the mainland edition, where the launch names no market (decision 2). */
const mainlandPages: ReadonlySet<string> = new Set([
  '/payway',
  '/addnormalcard',
  '/alipayrepayment',
  '/borrowDetail',
  '/register',
  '/downloadTemplate',
  '/agreementTemplate',
]);

/**
 * The market of a page.
 * @param path internal path of the page, e.g. `/loanDetails`
 * @param pop launch parameter `pop`: `1` is India, anything else is Indonesia (specification section 1); without it, the
 *   pages of the mainland edition are the mainland's, all others Indonesia's (decision 2)
 */
export function marketOf(path: string, pop: string | undefined): Market {
  if (pop !== undefined) return pop === '1' ? markets.india : markets.indonesia;
  // Old links write `/borrowDetail/`.
  const page = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return mainlandPages.has(page) ? markets.mainland : markets.indonesia;
}
