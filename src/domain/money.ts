import type { Currency } from './market';

// An amount of money is a whole number of minor units, hundredths of its currency (decision 1, money).

/** Minor units, a text of the server, or `null` if the server does not send it. */
export type Figure = bigint | string | null;

type Style = { symbol: string; decimal: string; group: (digits: string) => string };

const styles: Record<Currency, Style> = {
  IDR: { symbol: 'Rp', decimal: ',', group: (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.') },
  // The last three digits, then pairs, e.g. `1,50,000`.
  INR: { symbol: '₹', decimal: '.', group: (digits) => digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',') },
  CNY: { symbol: '¥', decimal: '.', group: (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',') },
};

/** The figures of an amount: sign, symbol, grouped whole units; a fraction only if it is not zero. */
function figures(minor: bigint, { symbol, decimal, group }: Style): string {
  const absolute = minor < 0n ? -minor : minor;
  const fraction = absolute % 100n;
  const decimals = fraction === 0n ? '' : decimal + fraction.toString().padStart(2, '0');
  return `${minor < 0n ? '-' : ''}${symbol}${group((absolute / 100n).toString())}${decimals}`;
}

/** An amount for the field of a bank: `10000`, `10000.50`. @param amount minor units; a text stays unchanged */
export function plainAmount(amount: bigint | string): string {
  return typeof amount === 'string' ? amount : figures(amount, { symbol: '', decimal: '.', group: (digits) => digits });
}

/** Formats an amount, not rounded: `Rp10.000`, `₹1,50,000`, `Rp10.000,50`. A text of the server stays unchanged. */
export function shownAmount(amount: bigint | string, currency: Currency): string {
  return typeof amount === 'string' ? amount : figures(amount, styles[currency]);
}

/** Adds amounts of one currency. An empty list is zero. */
export function sumMinor(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

/** The sum of amounts; `null` if one is missing or a text of the server, or there are no amounts. */
export function totalOf(amounts: readonly (bigint | string | null)[]): bigint | null {
  const numbers = amounts.flatMap((amount) => (typeof amount === 'bigint' ? [amount] : []));
  return numbers.length > 0 && numbers.length === amounts.length ? sumMinor(numbers) : null;
}

/** Minor units of a whole rupee or rupiah; bills have no fractions. */
export const wholeUnit = 100n;

/** A number as text, with a fraction: `155400000.00`; not `10.000`, which may be ten thousand of something. */
const decimal = /^(?!-?[1-9]\d{0,2}\.\d{3}$)(-?\d{1,30})(?:\.(\d+))?$/;

/**
 * Parses a whole number of minor units, as in answers and in addresses of our pages (`?amount=1000000`). A text may
 * have a fraction of zeros, as some servers write every number.
 * @returns `null` for anything else: a missing value, another fraction, separators, letters
 */
export function parseMinor(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null;
  const [, whole, fraction = ''] = typeof value === 'string' ? (decimal.exec(value.trim()) ?? []) : [];
  return whole === undefined || /[^0]/.test(fraction) ? null : BigInt(whole);
}

/** The texts that programs write for an invalid number, also with a currency sign: `Rp NaN`, `1e+21`, `NaN.00`. */
const brokenNumber =
  /^(?:rp|idr|rs|inr|cny|rmb|\p{Sc})?\.?\s*[-+]?\s*(?:nan|inf|infinity|null|undefined|\[object .*\]|[\d.,]+e[-+]?\d+)(?:[.,]\d*|\/-)?$/iu;

/**
 * Parses an amount that is only shown.
 * @returns minor units, or a text of the server; empty for an invalid number, which must not look like an amount: a
 *   fraction of minor units, as number or text, or a text such as `NaN` or `1e+21`
 */
export function readShownAmount(value: string | number | boolean | null | undefined): bigint | string {
  const minor = parseMinor(value);
  if (minor !== null) return minor;
  const words = typeof value === 'string' ? value.trim() : '';
  return brokenNumber.test(words) || decimal.test(words) ? '' : words;
}
