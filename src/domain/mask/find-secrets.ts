import { findCards, findDigitRuns, placesOf, SEPARATOR, withoutParts, type DigitRun, type Span } from '../card-numbers';
import { classify, type SecretKind } from './number-kinds';

/** One place in a text, in UTF-16 units. */
export type Secret = Span & { kind: SecretKind };

/** Indian tax number; letters on either side make it a part of something else. */
const PAN = /[A-Za-z]{5}[0-9]{4}[A-Za-z]/g;

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Digits of the longest one, and so its groups; without an end, a text of a thousand lone digits took seconds. */
const longest = 18;

/** The longest telephone or identity number that begins with a group of the run. */
function secretFrom(text: string, run: DigitRun, first: number): { secret: Secret; next: number } | null {
  const runEnd = run.groups[run.groups.length - 1]?.end ?? 0;
  for (let last = Math.min(run.groups.length, first + longest) - 1; last >= first; last -= 1) {
    const groups = run.groups.slice(first, last + 1);
    const start = groups[0]?.start ?? 0;
    const end = groups[groups.length - 1]?.end ?? 0;
    // Right after the last digit: an `X` that may end a Chinese identity number.
    const hasCheckX = end === runEnd && /^[xX](?![A-Za-z0-9])/.test(text.slice(end, end + 2));
    const kind = classify({
      digits: groups.map(({ digits }) => digits).join(''),
      sizes: groups.map(({ digits }) => digits.length),
      separators: run.separators.slice(first, last),
      hasCheckX,
    });
    if (kind) return { secret: { start, end: kind === 'id' && hasCheckX ? end + 1 : end, kind }, next: last + 1 };
  }
  return null;
}

function secretsOfRun(text: string, run: DigitRun): Secret[] {
  const found: Secret[] = [];
  let first = 0;
  while (first < run.groups.length) {
    const hit = secretFrom(text, run, first);
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

/**
 * Finds telephone, card and identity numbers of Indonesia, India and China in a text.
 * @param known order numbers: they are what the conversation is about and stay readable wherever they stand
 * @returns places that do not overlap, in order
 */
export function findSecrets(text: string, known: readonly string[] = []): Secret[] {
  const unknown = withoutParts(text, placesOf(text, known));
  const cards = findCards(unknown);
  const rest = withoutParts(unknown, cards);
  const numbers = findDigitRuns(rest, SEPARATOR).flatMap((run) => secretsOfRun(rest, run));
  const pans = findPans(rest).filter((pan) => !numbers.some((number) => overlaps(number, pan)));
  return [...cards.map((card): Secret => ({ ...card, kind: 'card' })), ...numbers, ...pans].sort(
    (a, b) => a.start - b.start,
  );
}
