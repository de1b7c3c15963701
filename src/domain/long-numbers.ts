import { asciiDigits } from './text/digits';

// Finds and masks long numbers of any kind in a text. Card numbers are in card-numbers.ts, telephone and identity
// numbers in mask/find-numbers.ts.

/** Replaces a masked digit. */
export const maskCharacter = '•';

/** One place in a text, in UTF-16 units. */
export type Span = { start: number; end: number };

/** Digits without a gap: `0812`. `digits` are 0 to 9, for any script. */
export type DigitGroup = Span & { digits: string };

/** Groups with a few characters between them, `4111 1111 1111 1111`; `separators[i]` is between group i and i + 1. */
export type DigitRun = { groups: readonly DigitGroup[]; separators: readonly string[] };

const digitGroup = /\p{Nd}+/gu;

/** Blanks of every width, and invisible characters. */
const blanks = String.raw`\s\u2800\p{Default_Ignorable_Code_Point}`;
const dashes = String.raw`.\-\u2010-\u2015\u2212．－`;

/** Between the groups of a long number without a check digit. No line break: the next line has another number. */
export const numberSeparator = new RegExp(`^(?:(?!\\n)[${blanks}${dashes}()/（）]){1,3}$`, 'u');

/** Finds everything in a text that could be one long number, except the rest of a masked one. */
export function findDigitRuns(text: string, separator: RegExp): DigitRun[] {
  const runs: { groups: DigitGroup[]; separators: string[] }[] = [];
  for (const { 0: found, index: start } of text.matchAll(digitGroup)) {
    if (text[start - 1] === maskCharacter && !/\p{Nd}/u.test(text[start - 2] ?? '')) continue;
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

/** The long numbers of a text, as written. */
export function longNumbersOf(text: string): string[] {
  return findDigitRuns(text, numberSeparator).map(({ groups }) =>
    text.slice(groups[0]?.start ?? 0, groups[groups.length - 1]?.end ?? 0),
  );
}

/** The places of words in a text, but not inside a longer number. */
export function placesOf(text: string, words: readonly string[]): Span[] {
  return words.flatMap((word) => {
    const found: Span[] = [];
    let end = 0;
    for (const before of word === '' ? [] : text.split(word).slice(0, -1)) {
      const start = end + before.length;
      end = start + word.length;
      if (!/\p{Nd}/u.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`)) found.push({ start, end });
    }
    return found;
  });
}

/** Replaces parts of a text by line breaks of the same length, so that the parts around them are not joined. */
export function withoutParts(text: string, parts: readonly Span[]): string {
  return parts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** Masks all letters and digits of a number except the last ones (`readable`); blanks, dashes and the length stay. */
export function maskNumber(number: string, readable: number): string {
  const masked = (number.match(/[\p{L}\p{N}]/gu)?.length ?? 0) - readable;
  let seen = 0;
  return number.replace(/[\p{L}\p{N}]/gu, (character) => {
    seen += 1;
    return seen > masked ? character : maskCharacter.repeat(character.length);
  });
}

/** Masks places of a text, in order and apart. @param readableIn how many characters of a place stay readable */
export function maskPlaces<Place extends Span>(
  text: string,
  places: readonly Place[],
  readableIn: (place: Place) => number,
): string {
  let masked = '';
  let from = 0;
  for (const place of places) {
    masked += text.slice(from, place.start) + maskNumber(text.slice(place.start, place.end), readableIn(place));
    from = place.end;
  }
  return masked + text.slice(from);
}
