import type { BankOption, MarketOption } from '@/api/contract/repayment';

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

/** The banks whose name or code holds the words that were typed, in any order; all of them for an empty text. */
export function searchBanks(banks: readonly BankOption[], text: string): BankOption[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return banks.filter(({ bankName, bankCode }) =>
    words.every((word) => `${bankName} ${bankCode}`.toLowerCase().includes(word)),
  );
}
