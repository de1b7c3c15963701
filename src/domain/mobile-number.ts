import type { Market } from './market';

/** The format of a market's mobile numbers. */
export type MobileRule = {
  minLength: number;
  maxLength: number;
  /** The groups in which it is shown, e.g. 138 0013 8000 (specification section 5, input formats). */
  groups: readonly number[];
  /** The first digits of every number, as a text for people. */
  firstDigits: string;
  /** The country code, with or without trunk zero, or the trunk zero alone, before `national`. */
  prefix: RegExp;
  national: RegExp;
  /** What replaces the country code in a saved number. */
  trunkPrefix: string;
};

/** The mobile numbers of each market: specification section 5, and decision 2, language packs. */
export const mobileRules: Record<Market['id'], MobileRule> = {
  mainland: {
    minLength: 11,
    maxLength: 11,
    groups: [3, 4, 4],
    firstDigits: '13–19',
    prefix: /^(?:00)?86/,
    national: /^1[3-9]\d{9}/,
    trunkPrefix: '',
  },
  india: {
    minLength: 10,
    maxLength: 10,
    groups: [5, 5],
    firstDigits: '6–9',
    prefix: /^(?:(?:00)?910?|0)/,
    national: /^[6-9]\d{9}/,
    trunkPrefix: '',
  },
  indonesia: {
    minLength: 10,
    maxLength: 13,
    groups: [4, 4, 5],
    firstDigits: '08',
    prefix: /^(?:00)?620?/,
    national: /^8\d{8,11}/,
    trunkPrefix: '0',
  },
};

/** Maximum digits in a field: phones fill in the country code too. */
export const maxTypedDigits = 17;

/** Whether these digits are a complete mobile number. */
export function isMobile(digits: string, { national, trunkPrefix }: MobileRule): boolean {
  const number = digits.slice(trunkPrefix.length);
  return digits.startsWith(trunkPrefix) && national.exec(number)?.[0] === number;
}

/** Removes digits beyond the maximum, and the country code of a complete number: that of a foreign number stays. */
export function mobileDigits(digits: string, { prefix, national, trunkPrefix, maxLength }: MobileRule): string {
  const [front = ''] = prefix.exec(digits) ?? [];
  const [whole] = front === '' ? [] : (national.exec(digits.slice(front.length)) ?? []);
  return whole === undefined ? digits.slice(0, front.length + maxLength) : trunkPrefix + whole;
}

/** A mobile number with masked digits in the middle: 138 **** 8000. Empty for anything else. */
export function maskedMobile(digits: string, rule: MobileRule): string {
  return isMobile(digits, rule) ? `${digits.slice(0, 3)} **** ${digits.slice(-4)}` : '';
}
