import { holdsWords } from '@/domain/text/comparable';
import type { BankOption, MarketOption, WayGroup } from '@/platform/api/contract/repayment';
import { type PayType, readPayType } from '../code/payment-choice';

/** A bank, a mini market or a way of a group. `channels`: how one pays at a bank, e.g. `ATM`. */
export type Way = { payCode: string; name: string; channels: readonly string[] };

/** A further group of ways, by the name that the server gives it (decision 91, further ways). */
export type Group = { payType: PayType; groupName: string; ways: readonly Way[] };

/** The first entry of each code: a repeated one could never be chosen apart. */
function firstOfEach<T>(entries: readonly T[], codeOf: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(codeOf(entry)) && seen.add(codeOf(entry)));
}

/** The ways of a list: each once, with a name, its channels each once. */
function waysOf(list: readonly Way[]): Way[] {
  return firstOfEach(list, ({ payCode }) => payCode).map(({ payCode, name, channels }) => ({
    payCode,
    name: name || payCode,
    channels: [...new Set(channels.map((channel) => channel.trim()).filter((channel) => channel !== ''))],
  }));
}

/** The banks to choose from. */
export function bankWays(list: readonly BankOption[]): Way[] {
  return waysOf(
    list.map(({ bankCode, bankName, method }) => ({ payCode: bankCode, name: bankName, channels: method })),
  );
}

/** The mini markets to choose from. */
export function marketWays(list: readonly MarketOption[]): Way[] {
  return waysOf(list.map(({ payCode, marketName }) => ({ payCode, name: marketName, channels: [] })));
}

/**
 * The further groups to choose from. One of no known form, one that would stand for the banks or mini markets, and one
 * without a way is left out.
 */
export function furtherGroups(groups: readonly WayGroup[]): Group[] {
  const named = groups.map((group) => ({ ...group, payType: readPayType(group.payType) }));
  return firstOfEach(named, ({ payType }) => payType)
    .filter(({ payType, list }) => !['', '1', '2'].includes(payType) && list.length > 0)
    .map(({ payType, groupName, list }) => ({
      payType,
      groupName: groupName || payType,
      ways: waysOf(list.map((way) => ({ ...way, channels: [] }))),
    }));
}

/** The ways whose name or code holds the words that were typed, in any order; all of them for an empty text. */
export function searchWays(ways: readonly Way[], text: string): Way[] {
  return ways.filter(({ name, payCode }) => holdsWords(`${name} ${payCode}`, text));
}

/** Where the borrower wants to pay. Empty: not chosen yet. */
export type Place = {
  payType: PayType;
  /** Code of a bank, a mini market, or a way of a group. */
  payCode: string;
  method: string;
};

export type PlaceAction =
  | { type: 'payType'; payType: PayType }
  | { type: 'way'; payCode: string }
  | { type: 'method'; method: string };

/** The lists as far as they have been loaded. */
export type Lists = {
  banks?: readonly Way[] | undefined;
  markets?: readonly Way[] | undefined;
  groups?: readonly Group[] | undefined;
};

const nowhere = { payCode: '', method: '' };

/**
 * What the address already names, for someone who comes back to change it; a bank unless the
 * address names another type.
 */
export function placeFrom({ payType, payCode, method }: Place): Place {
  if (payType === '') return { payType: '1', ...nowhere };
  return { payType, payCode, method: payType === '1' ? method : '' };
}

/**
 * What a tap makes of the choice. Another type clears it (specification section 4), another bank clears its channel, a
 * channel needs a bank (section 5).
 */
export function changePlace(place: Place, action: PlaceAction): Place {
  if (action.type === 'payType')
    return action.payType === place.payType ? place : { payType: action.payType, ...nowhere };
  if (action.type === 'way')
    return action.payCode === place.payCode ? place : { ...place, payCode: action.payCode, method: '' };
  return place.payType !== '1' || place.payCode === '' ? place : { ...place, method: action.method };
}

/** The list that belongs to a type; `undefined` before it is there. */
export function waysIn({ banks, markets, groups }: Lists, payType: PayType): readonly Way[] | undefined {
  if (payType === '1') return banks;
  return payType === '2' ? markets : groups?.find((group) => group.payType === payType)?.ways;
}

const defaultMarket = 'ALFAMART';

/** What is chosen before the person chooses: ALFAMART (specification section 9), and in a group its only way. */
function defaultIn(ways: readonly Way[], payType: PayType): Way | undefined {
  if (payType === '2')
    return ways.find(({ name, payCode }) =>
      [name, payCode].some((text) => text.trim().toUpperCase() === defaultMarket),
    );
  return payType !== '1' && ways.length === 1 ? ways[0] : undefined;
}

/** The choice against the lists: what is not on them is not chosen, and an unknown group gives way to the banks. */
export function settlePlace({ payType, payCode, method }: Place, lists: Lists): Place {
  const ways = waysIn(lists, payType);
  if (!ways && lists.groups && payType !== '1' && payType !== '2') return { payType: '1', ...nowhere };
  const way = ways?.find((option) => option.payCode === payCode) ?? defaultIn(ways ?? [], payType);
  return { payType, payCode: way?.payCode ?? '', method: way?.channels.includes(method) ? method : '' };
}

/**
 * Bank mode needs a bank, market mode a market (specification section 5), a group one of its ways; a
 * channel may be left open.
 */
export function isComplete({ payCode }: Place): boolean {
  return payCode !== '';
}
