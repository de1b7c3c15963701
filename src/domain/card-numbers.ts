import { asciiDigits, passesLuhn } from './text/digits';

/** What stands for a masked digit. */
export const MASK = '•';

/** One place in a text, in UTF-16 units. */
export type Span = { start: number; end: number };

/** Digits that stand together: `0812`. They are written as 0 to 9, whatever their script. */
type DigitGroup = Span & { digits: string };

/** Groups with a few signs between neighbours, as people write long numbers: `4111 1111 1111 1111`. */
export type DigitRun = {
  groups: readonly DigitGroup[];
  /** `separators[i]` stands between group i and i + 1. */
  separators: readonly string[];
};

const GROUP = /\p{Nd}+/gu;

/** Blanks of every width, and invisible signs. */
const blanks = String.raw`\s\u2800\p{Default_Ignorable_Code_Point}`;
const dashes = String.raw`.\-\u2010-\u2015\u2212．－`;

/**
 * Between the groups of a card number people write anything but letters and signs of money: also line
 * breaks (also those of HTML), and invisible signs. One `•` is a bullet, several are a masked part.
 */
const CARD_SEPARATOR = /^(?:•|(?:<br\s?\/?>|\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}\p{Sc}•]){1,6})$/iu;

/** The same for other long numbers, which have no check digit: the next line holds another number. */
export const SEPARATOR = new RegExp(`^(?:(?!\\n)[${blanks}${dashes}()/（）]){1,3}$`, 'u');

/** Finds everything in a text that could be one long number. What is left of a masked one is not looked at again. */
export function findDigitRuns(text: string, separator: RegExp): DigitRun[] {
  const runs: { groups: DigitGroup[]; separators: string[] }[] = [];
  for (const { 0: found, index: start } of text.matchAll(GROUP)) {
    if (text[start - 1] === MASK && !/\p{Nd}/u.test(text[start - 2] ?? '')) continue;
    const group = { start, end: start + found.length, digits: asciiDigits(found) };
    const run = runs[runs.length - 1];
    const last = run?.groups[run.groups.length - 1];
    const between = last ? text.slice(last.end, start) : '';
    if (run && separator.test(between)) {
      run.groups.push(group);
      run.separators.push(between);
    } else {
      runs.push({ groups: [group], separators: [] });
    }
  }
  return runs;
}

/** How long a card number is. */
const shortest = 13;
const longest = 19;

/**
 * First digits and lengths of the networks: Visa, Mastercard, American Express, Diners, JCB, RuPay, UnionPay, Maestro.
 */
const network =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|35\d{14}|8[12]\d{14}|(?:5[06-8]|6\d|95)\d{11,17})$/;

/**
 * How cards of no known network are written, by the sizes of the groups: they have 16 or 19 digits, and none begins
 * with 0, 7 or 8, as most payment codes of Indonesian banks do.
 */
const usualSizes: ReadonlySet<string> = new Set(['16', '19', '4,4,4,4', '4,4,4,4,3']);

/**
 * Whether groups make the number of a payment card. Every tenth number passes the check digit, so that more is asked:
 * amounts and dates may be next to each other, and orders have long numbers, too.
 */
function isCard(groups: readonly DigitGroup[]): boolean {
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < shortest || digits.length > longest || !passesLuhn(digits)) return false;
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
    for (let last = first; last < groups.length && size <= longest; last += 1) {
      size += groups[last]?.digits.length ?? 0;
      if (!isCard(groups.slice(first, last + 1))) continue;
      const span = { start: groups[first]?.start ?? 0, end: groups[last]?.end ?? 0 };
      const before = found[found.length - 1];
      // Of two that share a group one is a card; which one cannot be known.
      if (before && span.start < before.end) before.end = Math.max(before.end, span.end);
      else found.push(span);
    }
  }
  return found;
}

/** Where a word stands by itself. A part of a longer number is not the order's number. */
export function placesOf(text: string, words: readonly string[]): Span[] {
  return words.flatMap((word) => {
    const found: Span[] = [];
    for (
      let start = word === '' ? -1 : text.indexOf(word);
      start !== -1;
      start = text.indexOf(word, start + word.length)
    ) {
      const end = start + word.length;
      if (!/\p{Nd}/u.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`)) found.push({ start, end });
    }
    return found;
  });
}

/** The text with line breaks in the place of some parts, so that their neighbours are not joined over them. */
export function withoutParts(text: string, parts: readonly Span[]): string {
  return parts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end),
    text,
  );
}

/**
 * Finds the numbers of payment cards: 13 to 19 digits of any script with a valid check digit, however they are grouped.
 * @param text without the numbers that stay readable
 * @returns places that do not overlap, in order
 */
export function findCards(text: string): Span[] {
  return findDigitRuns(text, CARD_SEPARATOR).flatMap(cardsOfRun);
}

/**
 * Masks all letters and digits of a number but the last ones; blanks and dashes inside it stay.
 * @param kept how many characters stay
 * @returns a text of the same length
 */
export function maskNumber(number: string, kept: number): string {
  const masked = (number.match(/[\p{L}\p{N}]/gu)?.length ?? 0) - kept;
  let seen = 0;
  return number.replace(/[\p{L}\p{N}]/gu, (character) => {
    seen += 1;
    return seen > masked ? character : MASK.repeat(character.length);
  });
}

/**
 * Masks some places of a text.
 * @param places in order, without overlaps
 * @param keptOf how many characters of a place stay
 */
export function maskPlaces<Place extends Span>(
  text: string,
  places: readonly Place[],
  keptOf: (place: Place) => number,
): string {
  let masked = '';
  let from = 0;
  for (const place of places) {
    masked += text.slice(from, place.start) + maskNumber(text.slice(place.start, place.end), keptOf(place));
    from = place.end;
  }
  return masked + text.slice(from);
}

/** How many digits of a card number stay readable. */
export const shownCardDigits = 4;

/** Masks a card number, also one with a wrong check digit, except for its last four digits. */
export function maskCardNumber(number: string): string {
  return maskNumber(number, shownCardDigits);
}

/**
 * Hides card numbers in a text except for the last four digits, before it is stored, sent or exported.
 * @param known numbers that stay readable wherever they stand, such as the order's
 * @returns a text of the same length
 */
export function hideCardNumbers(text: string, known: readonly string[] = []): string {
  return maskPlaces(text, findCards(withoutParts(text, placesOf(text, known))), () => shownCardDigits);
}

/** The long numbers of a text, as they are written there. */
export function longNumbersOf(text: string): string[] {
  return findDigitRuns(text, SEPARATOR).map(({ groups }) =>
    text.slice(groups[0]?.start ?? 0, groups[groups.length - 1]?.end ?? 0),
  );
}
