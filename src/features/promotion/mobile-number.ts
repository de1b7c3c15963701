/** Digits of a mobile number of the mainland (specification section 5). */
const length = 11;

/** How such a number is shown: 138 0013 8000 (specification section 5, input formats). */
export const mobileGroups = [3, 4, 4] as const;

/** Room for a country code in front, as phones fill it in. */
export const mostDigits = 15;

/** Whether these digits are a mobile number: 11 of them, 1 and then 3 to 9 (specification section 5). */
export function isMobile(digits: string): boolean {
  return /^1[3-9]\d{9}$/.test(digits);
}

/**
 * What stays of the digits that were typed, pasted or filled in: without the country code 86 of a whole number, and no
 * more than 11. A foreign number keeps its own code, so that it is told as one.
 */
export function mobileDigits(digits: string): string {
  const [, national] = /^(?:00)?86(1[3-9]\d{9})/.exec(digits) ?? [];
  return (national ?? digits).slice(0, length);
}

/** A mobile number that its owner recognises and nobody else can call: 138 **** 8000. Empty for what is none. */
export function maskedMobile(digits: string): string {
  return isMobile(digits) ? `${digits.slice(0, 3)} **** ${digits.slice(7)}` : '';
}
