import {
  findDigitRuns,
  maskPlaces,
  placesOf,
  withoutParts,
  type DigitGroup,
  type DigitRun,
  type Span,
} from './long-numbers';
import { passesLuhn } from './text/digits';

/** Any characters but letters and currency signs, also HTML line breaks. One `•` is a bullet, several are a mask. */
const cardSeparator = /^(?:•|(?:<br\s?\/?>|\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}\p{Sc}•]){1,6})$/iu;

const minCardDigits = 13;
const maxCardDigits = 19;

/** First digits and lengths of Visa, Mastercard, American Express, Diners, JCB, RuPay, UnionPay and Maestro. */
const network =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|35\d{14}|8[12]\d{14}|(?:5[06-8]|6\d|95)\d{11,17})$/;

/** Group sizes of cards of unknown networks. None begins with 0, 7 or 8, as most payment codes in Indonesia do. */
const usualSizes: ReadonlySet<string> = new Set(['16', '19', '4,4,4,4', '4,4,4,4,3']);

/** Whether groups are a card number. Every tenth number passes the check digit: also orders and amounts. */
function isCard(groups: readonly DigitGroup[]): boolean {
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < minCardDigits || digits.length > maxCardDigits || !passesLuhn(digits)) return false;
  const sizes = groups.map((group) => group.digits.length);
  if (usualSizes.has(sizes.join()) && /^[1-69]/.test(digits)) return true;
  // `600.000, 700.000` are amounts, `2, 3 … 10, 11` is counting.
  const isAmounts = sizes.length > 1 && sizes.slice(1).every((size) => size === 3);
  const isEven = sizes.every((size) => size === 1) || sizes.slice(0, -1).every((size) => size > 1);
  return isEven && !isAmounts && network.test(digits);
}

function cardsOfRun({ groups }: DigitRun): Span[] {
  const found: Span[] = [];
  for (let first = 0; first < groups.length; first += 1) {
    let size = 0;
    for (let last = first; last < groups.length && size <= maxCardDigits; last += 1) {
      size += groups[last]?.digits.length ?? 0;
      if (!isCard(groups.slice(first, last + 1))) continue;
      const span = { start: groups[first]?.start ?? 0, end: groups[last]?.end ?? 0 };
      const before = found[found.length - 1];
      // Of two that share a group only one is a card, but which one is unknown.
      if (before && span.start < before.end) before.end = Math.max(before.end, span.end);
      else found.push(span);
    }
  }
  return found;
}

/**
 * Finds the numbers of payment cards: 13 to 19 digits of any script with a valid check digit, however they are grouped.
 * @param known numbers that are none, such as the order number
 * @returns places that do not overlap, in order
 */
export function findCards(text: string, known: readonly string[] = []): Span[] {
  return findDigitRuns(withoutParts(text, placesOf(text, known)), cardSeparator).flatMap(cardsOfRun);
}

/** How many digits of a card number stay readable. */
export const shownCardDigits = 4;

/** Hides all but the last four digits of card numbers; the length of the text stays. @param known numbers that stay */
export function hideCardNumbers(text: string, known: readonly string[] = []): string {
  return maskPlaces(text, findCards(text, known), () => shownCardDigits);
}
