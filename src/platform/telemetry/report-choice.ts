import type { MarketId } from '@/domain/languages';

/** Where this device keeps what somebody said about reports. */
const key = 'loan-web.reports';

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const consentOf = (market: MarketId) => __REPORT_CONSENT__[market === 'india' ? 'india' : 'indonesia'];

/**
 * Whether reports may be sent. A "no" holds for everybody who uses the phone, until somebody says yes; a "yes" for
 * whoever said it; without either the market's pack decides (decision 66, reports).
 * @param kept what the device keeps
 * @param owner id of the borrower's records; empty for a visitor
 */
export function mayReport(kept: string | null, owner: string, market: MarketId): boolean {
  if (kept === 'no') return false;
  return kept === `yes ${owner}` || consentOf(market) === 'opt-out';
}

/** What was said on this page, for a device that keeps nothing. */
let said: string | null = null;

export function readReportChoice(keeper: Keeper | undefined): string | null {
  try {
    return said ?? keeper?.getItem(key) ?? null;
  } catch {
    return said;
  }
}

/** Keeps a yes or a no; where the device keeps nothing, as long as the page. */
export function saveReportChoice(keeper: Keeper | undefined, isYes: boolean, owner: string): void {
  said = isYes ? `yes ${owner}` : 'no';
  try {
    keeper?.setItem(key, said);
  } catch {
    // Storage that is full or blocked: the page itself knows.
  }
}
