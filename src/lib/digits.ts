/** The decimal digits in a text, in order. Full-width ones, as Chinese keyboards write them, become plain ones. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/**
 * Puts digits into groups with a blank between them.
 * @param groups sizes; the last one repeats: `[4]` for cards, `[3, 4, 4]` for mobile numbers (specification section 5)
 */
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

/** Where the caret stands in grouped digits when so many digits are to its left. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === digitsBefore) return at;
    if (grouped[at] !== ' ') seen += 1;
  }
  return grouped.length;
}

/**
 * Whether digits pass the check that every payment card number passes: it finds every single wrong digit and nearly every
 * swap of neighbours.
 * @param digits decimal digits; anything else does not pass
 */
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
