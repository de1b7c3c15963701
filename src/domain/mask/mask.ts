import { shownCardDigits, findCards } from '../card-numbers';
import { codeLink, codeWords } from '../code-words';
import { maskCharacter, maskNumber, maskPlaces, placesOf } from '../long-numbers';
import { findSecrets, type Secret, type SecretKind } from './find-numbers';

/**
 * Which kinds of text are masked. `cards`: card numbers, in everything that is stored or exported. `numbers`: also
 * telephone and identity numbers. `all`: also e-mail and UPI addresses, codes and long numbers, for other people
 * (decision 57, dispute file).
 */
export type MaskLevel = 'cards' | 'numbers' | 'all';

/** The number of masked places, by kind. The further kinds of `all` count as `id`. */
export type MaskCount = Record<SecretKind, number>;

type Masked = { text: string; count: MaskCount };

/** Readable characters at the end of a number, so that two people can find out which one is meant. */
const readableCharacters: Record<SecretKind, number> = { phone: 3, card: shownCardDigits, id: 2 };

export const noMasks: MaskCount = { phone: 0, card: 0, id: 0 };

/** Adds two counts, kind by kind. */
export function addMasks(a: MaskCount, b: MaskCount): MaskCount {
  return { phone: a.phone + b.phone, card: a.card + b.card, id: a.id + b.id };
}

/** All masked places of a count. */
export function maskTotal({ phone, card, id }: MaskCount): number {
  return phone + card + id;
}

const maskDigits = (code: string) => code.replace(/\p{Nd}/gu, (digit) => maskCharacter.repeat(digit.length));

/** The further rules of `all`. Of a match the second group is masked (Safari before 16.4 has no lookbehind). */
const rules: readonly { pattern: RegExp; mask: (secret: string) => string }[] = [
  // An e-mail or UPI address (`name@bank`): its first letter and its end stay.
  {
    pattern: /([\p{L}\p{N}])([\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){0,8})(?=\p{L}{2,24})/gu,
    mask: (rest) => rest.replace(/[^@.]/g, maskCharacter),
  },
  // A one-time code, named as one, in one piece or in several: `OTP 123456`, `kode: 123 456`, `验证码是 123456`.
  {
    pattern: new RegExp(`((?:${codeWords})[^\\p{Nd}•]{0,16})(\\p{Nd}(?:[ -]?\\p{Nd}){3,})`, 'giu'),
    mask: maskDigits,
  },
  // A code with its name after it, as in most messages: `482913 is your OTP`, `482913 adalah kode verifikasi`.
  {
    pattern: new RegExp(
      `(^|[^\\p{Nd}•.,])(\\p{Nd}(?:[ -]?\\p{Nd}){3,7})(?=(?:${codeLink})[^\\p{Nd}•\\n.!?।。！？]{0,40}?(?:${codeWords}))`,
      'giu',
    ),
    mask: maskDigits,
  },
  // Numbers of accounts and bills. No amount of a short-term loan has so many digits without a separator.
  { pattern: /(^|[^\p{Nd}•.,])(\p{Nd}{9,})(?![\p{Nd}•])/gu, mask: (digits) => maskNumber(digits, 3) },
];

/** Masks a text. Blanks, dashes and the length of the text stay. @param known order numbers: they stay readable */
export function mask(text: string, level: MaskLevel, known: readonly string[] = []): Masked {
  const secrets =
    level === 'cards'
      ? findCards(text, known).map((card): Secret => ({ ...card, kind: 'card' }))
      : findSecrets(text, known);
  const count = { ...noMasks };
  for (const { kind } of secrets) count[kind] += 1;
  const masked = maskPlaces(text, secrets, ({ kind }) => readableCharacters[kind]);
  return level === 'all' ? maskByRules(masked, count, known) : { text: masked, count };
}

function maskByRules(text: string, count: MaskCount, known: readonly string[]): Masked {
  // Masking keeps the positions.
  const readable = placesOf(text, known);
  let more = 0;
  const masked = rules.reduce(
    (before, { pattern, mask: maskSecret }) =>
      before.replace(pattern, (found: string, head: string, secret: string, at: number) => {
        const start = at + head.length;
        if (readable.some((place) => place.start <= start && start + secret.length <= place.end)) return found;
        more += 1;
        return head + maskSecret(secret);
      }),
    text,
  );
  return { text: masked, count: { ...count, id: count.id + more } };
}

/** Masks every text inside a JSON value, except in the fields named in `exempt`, such as ids; counts the places. */
export function maskJson<T>(
  value: T,
  exempt: ReadonlySet<string>,
  maskText: (text: string) => Masked,
): { value: T; count: MaskCount } {
  let count = noMasks;

  function walk(part: unknown, name: string): unknown {
    if (typeof part === 'string') {
      if (exempt.has(name)) return part;
      const masked = maskText(part);
      count = addMasks(count, masked.count);
      return masked.text;
    }
    if (Array.isArray(part)) return part.map((entry: unknown) => walk(entry, name));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, walk(entry, key)]));
  }

  // The walk changes texts only, so the type of the value stays. TypeScript cannot follow that.
  return { value: walk(value, '') as T, count };
}

/** Shorter secrets could be ordinary text. */
const minSecretLength = 6;

/** Masks secrets that the app knows, such as the session's token; the result does not show their length. */
export function maskKnownSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= minSecretLength)
    .reduce((rest, secret) => rest.split(secret).join(maskCharacter.repeat(6)), text);
}
