import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import { holdsWords } from '@/domain/text/comparable';
import {
  bankList,
  type BankOption,
  marketList,
  type MarketOption,
  type WayGroup,
} from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';
import { type PaymentChoice, readPayType } from '../code/payment-choice';

/** A bank, a mini market or a way of a group. `channels`: how to pay at a bank, e.g. `ATM`. */
export type Way = { payCode: string; name: string; channels: readonly string[] };

/** The ways of a type. A further group has the name of the server (decision 91, further ways). */
export type Group = { payType: string; groupName?: string; ways: readonly Way[] };

/** The first entry of each code; a repeated one could not be selected separately. */
function firstOfEach<T>(entries: readonly T[], codeOf: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(codeOf(entry)) && seen.add(codeOf(entry)));
}

/** The ways of a list, each once and with a name, with its channels each once. */
function waysOf(list: readonly Way[]): Way[] {
  return firstOfEach(list, ({ payCode }) => payCode).map(({ payCode, name, channels }) => ({
    payCode,
    name: name || payCode,
    channels: [...new Set(channels.map((channel) => channel.trim()).filter((channel) => channel !== ''))],
  }));
}

/** The banks. */
export function banks(list: readonly BankOption[]): Group {
  const ways = list.map(({ bankCode, bankName, method }) => ({ payCode: bankCode, name: bankName, channels: method }));
  return { payType: bankType, ways: waysOf(ways) };
}

/** The mini markets. */
export function markets(list: readonly MarketOption[]): Group {
  const ways = list.map(({ payCode, marketName }) => ({ payCode, name: marketName, channels: [] }));
  return { payType: counterType, ways: waysOf(ways) };
}

/** Whether a type has its own list, apart from the further groups. */
export const isPlain = (payType: string): boolean => payType === bankType || payType === counterType;

/** The further groups, without empty ones and those whose type is of an unknown form, banks or mini markets. */
export function furtherGroups(groups: readonly WayGroup[]): Group[] {
  const named = groups.map((group) => ({ ...group, payType: readPayType(group.payType) }));
  return firstOfEach(named, ({ payType }) => payType)
    .filter(({ payType, list }) => payType !== '' && !isPlain(payType) && list.length > 0)
    .map(({ payType, groupName, list }) => ({
      payType,
      groupName: groupName || payType,
      ways: waysOf(list.map((way) => ({ ...way, channels: [] }))),
    }));
}

/** The banks or the mini markets for this payment, and the further groups of the server. */
export function waysQuery(api: ApiClient, key: OrderKey, isMarket: boolean) {
  return queryOptions({
    queryKey: ['repayment', 'ways', isMarket, key],
    queryFn: async ({ signal }) => {
      const options = { signal, retry: true } as const;
      if (isMarket) {
        const { list, groups } = await api.call(marketList, { ...key, pay_type: counterType }, options);
        return [markets(list), ...furtherGroups(groups)];
      }
      const { list, groups } = await api.call(bankList, { ...key, pay_type: bankType }, options);
      return [banks(list), ...furtherGroups(groups)];
    },
  });
}

/** The ways whose name or code contains every typed word; all ways for an empty text. */
export function searchWays(ways: readonly Way[], text: string): Way[] {
  return ways.filter(({ name, payCode }) => holdsWords(`${name} ${payCode}`, text));
}

/** Where the borrower wants to pay; the code of a way is needed (specification section 5). Empty: not selected yet. */
export type Place = Pick<PaymentChoice, 'payType' | 'payCode' | 'method'>;

const nowhere = { payCode: '', method: '' };

/** The place in the address, for a person who comes back to change it; a bank unless it has another type. */
export function placeFrom({ payType, payCode, method }: Place): Place {
  if (payType === '') return { payType: bankType, ...nowhere };
  return { payType, payCode, method: payType === bankType ? method : '' };
}

/** The selection after a tap (specification sections 4, 5): another type clears it, another bank its channel. */
export function changePlace(place: Place, tapped: Partial<Place>): Place {
  const { payType, payCode, method } = { ...place, ...tapped };
  if (payType !== place.payType) return { payType, ...nowhere };
  if (payCode !== place.payCode) return { payType, payCode, method: '' };
  return tapped.method === undefined || payType !== bankType || payCode === '' ? place : { payType, payCode, method };
}

const defaultMarket = 'ALFAMART';

/** The preselected way: ALFAMART (specification section 9), or the only way of a group. */
function defaultIn(ways: readonly Way[], payType: string): Way | undefined {
  if (payType === counterType)
    return ways.find(({ name, payCode }) =>
      [name, payCode].some((text) => text.trim().toUpperCase() === defaultMarket),
    );
  return payType !== bankType && ways.length === 1 ? ways[0] : undefined;
}

/**
 * The selection limited to open ways of the lists. In place of another one the default of its type is selected, if that
 * is open; an unknown group becomes the banks.
 */
export function settlePlace(
  { payType, payCode, method }: Place,
  groups: readonly Group[],
  isOpen = (_way: Way) => true,
): Place {
  const ways = groups.find((group) => group.payType === payType)?.ways.filter(isOpen);
  if (!ways && groups.length > 0 && !isPlain(payType)) return { payType: bankType, ...nowhere };
  const way = ways?.find((option) => option.payCode === payCode) ?? defaultIn(ways ?? [], payType);
  return { payType, payCode: way?.payCode ?? '', method: way?.channels.includes(method) ? method : '' };
}
