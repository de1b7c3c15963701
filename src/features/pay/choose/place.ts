import { holdsWords } from '@/domain/text/comparable';
import type { BankOption, MarketOption, WayGroup } from '@/platform/api/contract/repayment';
import { type PayType, readPayType } from '../code/payment-choice';

/** The first entry of each code: a repeated one could never be chosen apart. */
function firstOfEach<T>(entries: readonly T[], codeOf: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(codeOf(entry)) && seen.add(codeOf(entry)));
}

/** The banks to choose from: each once, with a name, its channels each once. */
export function bankOptions(list: readonly BankOption[]): BankOption[] {
  return firstOfEach(list, ({ bankCode }) => bankCode).map(({ bankName, bankCode, method }) => ({
    bankCode,
    bankName: bankName || bankCode,
    method: [...new Set(method.map((name) => name.trim()).filter((name) => name !== ''))],
  }));
}

/** The mini markets to choose from: each once, with a name. */
export function marketOptions(list: readonly MarketOption[]): MarketOption[] {
  return firstOfEach(list, ({ payCode }) => payCode).map(({ marketName, payCode }) => ({
    payCode,
    marketName: marketName || payCode,
  }));
}

/**
 * The further groups to choose from: each once, with a name, its ways each once. One of no known form, one that would
 * stand for the banks or mini markets, and one without a way is left out.
 */
export function groupOptions(groups: readonly WayGroup[]): WayGroup[] {
  const named = groups.map((group) => ({ ...group, payType: readPayType(group.payType) }));
  return firstOfEach(named, ({ payType }) => payType)
    .filter(({ payType, list }) => !['', '1', '2'].includes(payType) && list.length > 0)
    .map(({ payType, groupName, list }) => ({
      payType,
      groupName: groupName || payType,
      list: firstOfEach(list, ({ payCode }) => payCode).map(({ name, payCode }) => ({
        name: name || payCode,
        payCode,
      })),
    }));
}

/** The banks whose name or code holds the words that were typed, in any order; all of them for an empty text. */
export function searchBanks(banks: readonly BankOption[], text: string): BankOption[] {
  return banks.filter(({ bankName, bankCode }) => holdsWords(`${bankName} ${bankCode}`, text));
}

/** Where the borrower wants to pay. Empty: not chosen yet. */
export type Place = {
  payType: PayType;
  /** Code of a bank, a mini market, or a way of a group. */
  payCode: string;
  /** Channel at the bank, e.g. `ATM`; none anywhere else. */
  method: string;
};

export type PlaceAction =
  | { type: 'payType'; payType: PayType }
  | { type: 'bank'; bankCode: string }
  | { type: 'method'; method: string }
  | { type: 'way'; payCode: string };

/** The lists as far as they have been loaded. */
export type Places = {
  banks?: readonly BankOption[] | undefined;
  markets?: readonly MarketOption[] | undefined;
  groups?: readonly WayGroup[] | undefined;
};

const defaultMarket = 'ALFAMART';

/**
 * What the address already names, for someone who comes back to change it; a bank unless the
 * address names another type.
 */
export function placeFrom({ payType, payCode, method }: { payType: PayType; payCode: string; method: string }): Place {
  if (payType === '') return { payType: '1', payCode: '', method: '' };
  return { payType, payCode, method: payType === '1' ? method : '' };
}

/**
 * What a tap makes of the choice. Another type clears it (specification section 4), another bank clears its channel, a
 * channel needs a bank (section 5); what belongs to the other type changes nothing.
 */
export function changePlace(place: Place, action: PlaceAction): Place {
  if (action.type === 'payType')
    return action.payType === place.payType ? place : { payType: action.payType, payCode: '', method: '' };
  if (action.type === 'way') return place.payType === '1' ? place : { ...place, payCode: action.payCode };
  if (place.payType !== '1') return place;
  if (action.type === 'bank')
    return action.bankCode === place.payCode ? place : { ...place, payCode: action.bankCode, method: '' };
  return place.payCode === '' ? place : { ...place, method: action.method };
}

/**
 * The choice as it stands against the lists: codes and channels that are not on them count as not chosen, among mini
 * markets ALFAMART is the default (specification section 9), and in a group its only way. A group that the server does
 * not name is none: the banks stand instead. Nothing is chosen before its list is there.
 */
export function settlePlace({ payType, payCode, method }: Place, { banks = [], markets = [], groups }: Places): Place {
  if (payType === '2') {
    const market = markets.find((option) => option.payCode === payCode) ?? markets.find(isDefaultMarket);
    return { payType, payCode: market?.payCode ?? '', method: '' };
  }
  if (payType !== '1') {
    const group = groups?.find((option) => option.payType === payType);
    if (groups && !group) return { payType: '1', payCode: '', method: '' };
    return { payType, payCode: wayIn(group?.list ?? [], payCode), method: '' };
  }
  const bank = banks.find((option) => option.bankCode === payCode);
  return { payType, payCode: bank?.bankCode ?? '', method: bank?.method.includes(method) ? method : '' };
}

/** The code of a way that is on the list, else that of its only one; empty for none. */
function wayIn(list: WayGroup['list'], payCode: string): string {
  const only = list.length === 1 ? list[0] : undefined;
  return (list.find((way) => way.payCode === payCode) ?? only)?.payCode ?? '';
}

function isDefaultMarket({ marketName, payCode }: MarketOption): boolean {
  return [marketName, payCode].some((text) => text.trim().toUpperCase() === defaultMarket);
}

/**
 * Bank mode needs a bank, market mode a market (specification section 5), a group one of its ways; a
 * channel may be left open.
 */
export function isComplete({ payCode }: Place): boolean {
  return payCode !== '';
}
