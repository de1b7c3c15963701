import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { LaunchLink } from '@mocks/launch-links';
import type { Settings } from '@mocks/settings';
import { type Market, marketOf } from '@/domain/market';
import { parseSearch, stringifySearch } from '@/platform/browser/search';

const switches = ['demo', 'clock', 'faults', 'seed', 'reset', 'tour'] as const;

/** Value of `clock` that resets it: an address without the switch keeps the clock. */
export const realTimeSwitch = '+0d';

export type SwitchChanges = Partial<Record<(typeof switches)[number], string>>;

/** The market of a page of the app: its clock is that of the phone. */
export const marketAt = (href: string): Market => marketOf(parseSearch(new URL(href).search)['pop']);

/** An address with other switches of the demo; the rest is unchanged. @param wish an empty value removes a switch */
export function withSwitches(href: string, wish: SwitchChanges): string {
  const url = new URL(href);
  const params = { ...parseSearch(url.search), ...wish };
  const remaining = Object.entries(params).filter(
    ([name, value]) => !switches.some((known) => known === name) || value !== '',
  );
  // An old link has its page in the hash.
  return url.origin + url.pathname + stringifySearch(Object.fromEntries(remaining)) + url.hash;
}

/** A link to this screen with fresh data. @param launch link of the scenario @param here address on screen */
export function linkToHere(launch: string, here: string, { scenario, seed, clock, faults }: Settings): string {
  const page = new URL(here);
  const { search } = new URL(launch);
  const params = { ...parseSearch(search), ...parseSearch(page.search) };
  const wish = { demo: scenario, seed: seed === 1 ? '' : String(seed), clock, faults, reset: '1' };
  return withSwitches(page.origin + page.pathname + stringifySearch(params), wish);
}

export const marketNames: Readonly<Record<Market['id'], MessageDescriptor>> = {
  indonesia: msg({ message: 'Indonesia', comment: 'A market' }),
  india: msg({ message: 'India', comment: 'A market' }),
  mainland: msg({ message: 'Mainland', comment: 'A market: mainland China' }),
};

/** By plain name. A test compares the English texts with the output in the terminal. */
const titles: Readonly<Record<string, MessageDescriptor>> = {
  'new-loan': msg`Confirm a first loan`,
  'under-review': msg`Application under review (21)`,
  rejected: msg`Application declined (110), other products recommended`,
  disbursing: msg`Money on its way (151)`,
  disbursed: msg`Money paid out two days ago (170), first instalment in four weeks`,
  repaying: msg`Loan running (170), due in ten days`,
  'due-today': msg`Instalment due today (174)`,
  'payment-lost': msg`Instalment due today (174), money that is paid never arrives`,
  'further-ways': msg`Instalment due today (174), to be paid by UPI, QRIS or an e-wallet as well`,
  overdue: msg`Instalment five days late (180)`,
  'partly-paid': msg`Instalment partly paid (3)`,
  closed: msg`Loan closed (4)`,
  collection: msg`In collection (5), forty days late`,
  settled: msg`Loan repaid (200)`,
  'extension-available': msg`Due today, extension available (174)`,
  'rating-due': msg`Loan repaid, rating asked for (200)`,
  'complaint-answered': msg`Complaint answered, rating asked for`,
  'many-complaints': msg`Ten thousand complaints`,
  'empty-account': msg`Nothing there: no loan, no product, no complaint`,
  'promotion-visitor': msg`Register as a visitor of a promotion`,
  'unknown-status': msg`A status nobody knows (987)`,
  hostile: msg`Markup in every text, lists missing, script addresses`,
  'card-repayment': msg`Pay by bank card`,
};

/** The title of a launch link, with its market. @param i18n has the catalog of the demo */
export function launchTitle(i18n: I18n, { plainName, market, title }: Omit<LaunchLink, 'href' | 'scenario'>): string {
  const own = titles[plainName];
  return own ? `${i18n._(marketNames[market])}: ${i18n._(own)}` : title;
}
