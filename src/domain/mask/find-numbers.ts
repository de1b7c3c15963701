import { findCards } from '../card-numbers';
import { findDigitRuns, placesOf, numberSeparator, withoutParts, type DigitRun, type Span } from '../long-numbers';

/** The kinds of numbers that are masked. */
export type SecretKind = 'phone' | 'card' | 'id';

/** Some neighbouring groups of digits, joined. `hasCheckX`: an `X` follows them. */
type Candidate = { digits: string; sizes: readonly number[]; separators: readonly string[]; hasCheckX: boolean };

/** Mobile numbers without their trunk zero, by country code. */
const mobile: Readonly<Record<string, RegExp>> = { 62: /^8\d{8,11}$/, 91: /^[6-9]\d{9}$/, 86: /^1[3-9]\d{9}$/ };

const isMobile = (code: string, number: string) => mobile[code]?.test(number) === true;

/** `15.000.000`: groups of three, separated by dots, no leading zero. Amounts stay readable. */
function looksLikeAmount({ digits, sizes, separators }: Candidate): boolean {
  const [first = 0, ...others] = sizes;
  return (
    others.length > 0 &&
    first <= 3 &&
    !digits.startsWith('0') &&
    separators.every((separator) => separator === '.') &&
    others.every((size) => size === 3)
  );
}

/** `2026-03-01`, `2026-03-01 10:30`: a year with month and day. */
function startsWithDate({ digits, sizes }: Candidate): boolean {
  return /^4,2,2(?:,|$)/.test(sizes.join()) && /^(?:19|20)\d\d(?:0[1-9]|1[0-2])/.test(digits);
}

function isPhone({ digits, sizes }: Candidate): boolean {
  // People write telephone numbers in one to five groups.
  if (sizes.length > 5 || sizes.slice(1).some((size) => size < 2 || size > 8)) return false;
  // The country code, with or without its plus; some people write the trunk zero after it.
  const [, code = '', national = ''] = /^(?:00)?(62|91|86)0?(\d+)$/.exec(digits) ?? [];
  if (isMobile(code, national)) return true;
  if ((sizes[0] ?? 0) < 3) return false;
  if (!digits.startsWith('0')) return isMobile('91', digits) || isMobile('86', digits);
  return isMobile('62', digits.slice(1)) || isMobile('91', digits.slice(1));
}

/** NIK (Indonesia, 16), Aadhaar (India, 12, not from 0 or 1), identity number (China, 18, the last may be an X). */
function isIdentity({ digits, sizes, hasCheckX }: Candidate): boolean {
  if (sizes.some((size) => size < 2)) return false;
  if (hasCheckX && digits.length === 17) return true;
  return digits.length === 16 || digits.length === 18 || (digits.length === 12 && /^[2-9]/.test(digits));
}

/** The kind of a number that is not a card number; null for amounts, dates and other numbers that stay readable. */
function classify(candidate: Candidate): Exclude<SecretKind, 'card'> | null {
  if (looksLikeAmount(candidate) || startsWithDate(candidate)) return null;
  if (isPhone(candidate)) return 'phone';
  return isIdentity(candidate) ? 'id' : null;
}

/** One place in a text, in UTF-16 units. */
export type Secret = Span & { kind: SecretKind };

/** Indian tax number, PAN. */
const panPattern = /[A-Za-z]{5}[0-9]{4}[A-Za-z]/g;

/** Digits, and so groups, of the longest number. Without a limit a text of a thousand single digits takes seconds. */
const maxGroups = 18;

/** The longest telephone or identity number that begins with a group of the run. */
function secretFrom(text: string, run: DigitRun, first: number): { secret: Secret; next: number } | null {
  const runEnd = run.groups[run.groups.length - 1]?.end ?? 0;
  for (let last = Math.min(run.groups.length, first + maxGroups) - 1; last >= first; last -= 1) {
    const groups = run.groups.slice(first, last + 1);
    const start = groups[0]?.start ?? 0;
    const end = groups[groups.length - 1]?.end ?? 0;
    // An `X` right after the last digit may end a Chinese identity number.
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
  return Array.from(text.matchAll(panPattern), (match): Secret => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: 'id',
  })).filter(({ start, end }) => !/[A-Za-z0-9]/.test(text[start - 1] ?? '') && !/[A-Za-z0-9]/.test(text[end] ?? ''));
}

/** Finds telephone, card and identity numbers, in order and apart. @param known order numbers: they stay readable */
export function findSecrets(text: string, known: readonly string[] = []): Secret[] {
  const unknown = withoutParts(text, placesOf(text, known));
  const cards = findCards(unknown);
  const rest = withoutParts(unknown, cards);
  const numbers = findDigitRuns(rest, numberSeparator).flatMap((run) => secretsOfRun(rest, run));
  const pans = findPans(rest).filter((pan) => !numbers.some(({ start, end }) => start < pan.end && pan.start < end));
  return [...cards.map((card): Secret => ({ ...card, kind: 'card' })), ...numbers, ...pans].sort(
    (a, b) => a.start - b.start,
  );
}
