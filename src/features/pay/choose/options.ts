import { holdsWords } from '@/domain/text/comparable';
import type { BankOption, MarketOption, WayGroup } from '@/platform/api/contract/repayment';
import { readPayType } from '../code/payment-choice';

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
