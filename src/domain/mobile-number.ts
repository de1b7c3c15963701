import type { Market } from './market';

/** How mobile numbers of a market are written, as data. */
export type MobileRule = {
  /** The pattern of a whole number, as it is saved and sent. */
  pattern: RegExp;
  /** Digits of the shortest and the longest number. */
  fewest: number;
  most: number;
  /** How it is shown, e.g. 138 0013 8000 (specification section 5, input formats). */
  groups: readonly number[];
  /** Its first digits, for people to read. */
  beginning: string;
  /** What may come before `national`: the country code. */
  prefix: RegExp;
  /** The number as it follows its country code. */
  national: RegExp;
  /** What a saved number has in the place of the country code. */
  trunk: string;
};

/**
 * The mainland's rule is that of specification section 5, the others are the markets' own (decision 2, language packs).
 */
const rules: Record<Market['id'], MobileRule> = {
  mainland: {
    pattern: /^1[3-9]\d{9}$/,
    fewest: 11,
    most: 11,
    groups: [3, 4, 4],
    beginning: '13–19',
    prefix: /^(?:00)?86/,
    national: /^1[3-9]\d{9}/,
    trunk: '',
  },
  india: {
    pattern: /^[6-9]\d{9}$/,
    fewest: 10,
    most: 10,
    groups: [5, 5],
    beginning: '6–9',
    prefix: /^(?:(?:00)?910?|0)/,
    national: /^[6-9]\d{9}/,
    trunk: '',
  },
  indonesia: {
    pattern: /^08\d{8,11}$/,
    fewest: 10,
    most: 13,
    groups: [4, 4, 5],
    beginning: '08',
    prefix: /^(?:00)?620?/,
    national: /^8\d{8,11}/,
    trunk: '0',
  },
};

/** @returns how mobile numbers of a market are written */
export function mobileRule({ id }: Market): MobileRule {
  return rules[id];
}

/** Digits that a field has to take: room for a country code in front, as phones fill it in. */
export const maxTypedDigits = 17;

/** Whether these digits are a whole mobile number. */
export function isMobile(digits: string, { pattern }: MobileRule): boolean {
  return pattern.test(digits);
}

/**
 * What stays of the digits that were typed, pasted or filled in: without the country code of a whole number,
 * and no more than a number has. While a country code is being typed, it stays; a foreign number keeps its own,
 * so that it is told as one.
 */
export function mobileDigits(digits: string, { prefix, national, trunk, most }: MobileRule): string {
  const [front = ''] = prefix.exec(digits) ?? [];
  const [whole] = front === '' ? [] : (national.exec(digits.slice(front.length)) ?? []);
  return whole === undefined ? digits.slice(0, front.length + most) : trunk + whole;
}

/** A mobile number that its owner recognises and no one else can call: 138 **** 8000. Empty for anything else. */
export function maskedMobile(digits: string, rule: MobileRule): string {
  return isMobile(digits, rule) ? `${digits.slice(0, 3)} **** ${digits.slice(-4)}` : '';
}
