import { findDigitRuns, type DigitRun } from './digit-runs';
import { classify, type SecretKind } from './number-kinds';

/** One place in a text, in UTF-16 units. */
export type Secret = { start: number; end: number; kind: SecretKind };

/** Indian tax number; letters on either side make it a part of something else. */
const PAN = /[A-Za-z]{5}[0-9]{4}[A-Za-z]/g;

type Span = { start: number; end: number };

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The longest secret that begins with a group of the run. */
function secretFrom(run: DigitRun, first: number): { secret: Secret; next: number } | null {
  for (let last = run.groups.length - 1; last >= first; last -= 1) {
    const groups = run.groups.slice(first, last + 1);
    const hasCheckX = run.hasCheckX && last === run.groups.length - 1;
    const kind = classify({
      digits: groups.map(({ digits }) => digits).join(''),
      sizes: groups.map(({ digits }) => digits.length),
      separators: run.separators.slice(first, last),
      hasPlus: run.hasPlus && first === 0,
      hasCheckX,
    });
    const start = groups[0]?.start ?? 0;
    const end = groups[groups.length - 1]?.end ?? 0;
    if (kind) return { secret: { start, end: kind === 'id' && hasCheckX ? end + 1 : end, kind }, next: last + 1 };
  }
  return null;
}

function secretsOfRun(run: DigitRun): Secret[] {
  const found: Secret[] = [];
  let first = 0;
  while (first < run.groups.length) {
    const hit = secretFrom(run, first);
    if (hit) found.push(hit.secret);
    first = hit?.next ?? first + 1;
  }
  return found;
}

function findPans(text: string): Secret[] {
  return Array.from(text.matchAll(PAN), (match): Secret => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: 'id',
  })).filter(({ start, end }) => !/[A-Za-z0-9]/.test(text[start - 1] ?? '') && !/[A-Za-z0-9]/.test(text[end] ?? ''));
}

function placesOf(text: string, known: readonly string[]): Span[] {
  return known.flatMap((word) => {
    if (word === '') return [];
    let start = 0;
    return text
      .split(word)
      .slice(0, -1)
      .flatMap((before) => {
        start += before.length;
        const place = { start, end: start + word.length };
        start = place.end;
        // A part of a longer number is not the order's number.
        const isAlone = !/\d/.test(text[place.start - 1] ?? '') && !/\d/.test(text[place.end] ?? '');
        return isAlone ? [place] : [];
      });
  });
}

/**
 * Finds telephone, card and identity numbers of Indonesia, India and China in a text.
 * @param known order numbers: they are what the conversation is about and stay readable wherever they stand
 * @returns places that do not overlap, in order
 */
export function findSecrets(text: string, known: readonly string[] = []): Secret[] {
  const kept = placesOf(text, known);
  // Known numbers are taken out before digits are joined, so that their neighbours are still found.
  const blanked = kept.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end),
    text,
  );
  const numbers = findDigitRuns(blanked).flatMap(secretsOfRun);
  const pans = findPans(blanked).filter((pan) => !numbers.some((number) => overlaps(number, pan)));
  return [...numbers, ...pans].sort((a, b) => a.start - b.start);
}
