import { digitsOf } from '@/lib/digits';

/** Fewer characters are no code (specification section 5, decision 11, SMS codes). */
const shortestCode = 6;
/** Some banks send more. */
export const longestCode = 8;

/** Whether a code is long enough to be sent. */
export function isCode(code: string): boolean {
  return code.length >= shortestCode;
}

/**
 * The code in a pasted text: in a whole SMS ("Your code 123 456 is valid for 10 minutes") the first number that is long
 * enough; else all digits there are.
 */
export function codeFrom(text: string): string {
  const numbers = text.normalize('NFKC').match(/\d(?:[ -]?\d)*/g) ?? [];
  const found = numbers.map(digitsOf).find((digits) => digits.length >= shortestCode && digits.length <= longestCode);
  return found ?? digitsOf(text).slice(0, longestCode);
}
