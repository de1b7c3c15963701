import { asciiDigits } from './text/digits';

// Long numbers in a text, of any kind: where they are, and how characters of them are masked. What the number of a card
// is, says card-numbers.ts; telephone and identity numbers are in mask/find-numbers.ts.

/** What stands for a masked digit. */
export const MASK = '•';

/** One place in a text, in UTF-16 units. */
export type Span = { start: number; end: number };

/** Digits that stand together: `0812`. They are written as 0 to 9, whatever their script. */
export type DigitGroup = Span & { digits: string };

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
 * What people write between the groups of a long number that has no check digit. No line break: the next line holds
 * another number.
 */
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

/** The long numbers of a text, as they are written there. */
export function longNumbersOf(text: string): string[] {
  return findDigitRuns(text, SEPARATOR).map(({ groups }) =>
    text.slice(groups[0]?.start ?? 0, groups[groups.length - 1]?.end ?? 0),
  );
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
