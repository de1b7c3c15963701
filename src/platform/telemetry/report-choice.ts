import type { MarketId } from '@/domain/languages';
import { packMarketOf } from '@/domain/market';
import { attempt } from '@/platform/browser/attempt';
import { hash53 } from '@/platform/session/owner-id';

const key = 'loan-web.reports';

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

/** The hash stays after the borrower has signed out; the borrower's id must not. */
const yesOf = (owner: string) => `yes ${hash53(owner)}`;

/**
 * Whether reports may be sent. A "no" applies to everyone on this phone until someone says yes; a "yes" only to that
 * borrower, `owner` (empty for a visitor); without a choice the market decides (decision 66, reports).
 */
export function mayReport(choice: string | null, owner: string, market: MarketId): boolean {
  if (choice === 'no') return false;
  return choice === yesOf(owner) || __REPORT_CONSENT__[packMarketOf(market)] === 'opt-out';
}

/** The choice on this page, for a device that stores nothing. */
let choiceOnPage: string | null = null;

/** The choice that `saveReportChoice` stored, for `mayReport`; `null` without one. Never throws. */
export function readReportChoice(keeper: Keeper | undefined): string | null {
  return choiceOnPage ?? attempt(() => keeper?.getItem(key)) ?? null;
}

/** Stores a yes or a no; without storage it lasts as long as the page. */
export function saveReportChoice(keeper: Keeper | undefined, isYes: boolean, owner: string): void {
  const choice = isYes ? yesOf(owner) : 'no';
  choiceOnPage = choice;
  attempt(() => keeper?.setItem(key, choice));
  // What is stored counts, also after another window has changed it.
  if (attempt(() => keeper?.getItem(key)) === choice) choiceOnPage = null;
}
