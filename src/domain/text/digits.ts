const decimalDigit = /\p{Nd}/u;

/** Unicode has the digits of a script in order from zero, and sometimes those of two scripts one after another. */
function toAscii(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit;
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (decimalDigit.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/** Writes decimal digits of any script as 0 to 9: `९८७` in Devanagari, `٩٨٧` in Arabic, `９８７` in full width. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toAscii);
}

/** The decimal digits of a text, of any script, as 0 to 9. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}

/** The digits of a shown amount, in hundredths: `Rp5.225` and `5.225,00` are one amount, `5225` and `52.25` are two. */
export const digitsOfAmount = (shown: string): string =>
  (/[.,]\d\d$/.test(shown) ? shown : `${shown}00`).replace(/\D/g, '');

/** Groups digits by blanks. @param groups sizes, e.g. `[3, 4, 4]` (specification section 5); the last one repeats */
export function groupDigits(digits: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let from = 0;
  for (let index = 0; from < digits.length; index += 1) {
    const size = groups[Math.min(index, groups.length - 1)] ?? digits.length;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** The position of the caret in grouped digits after a number of digits. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === digitsBefore) return at;
    if (grouped[at] !== ' ') seen += 1;
  }
  return grouped.length;
}

/** Whether a text of decimal digits passes the check of payment card numbers (Luhn). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
