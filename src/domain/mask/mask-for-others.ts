import { MASK, maskNumber, placesOf } from '../card-numbers';
import { codeLink, codeWords } from '../code-words';
import { maskText, type MaskCount } from './mask-text';

const maskDigits = (code: string) => code.replace(/\p{Nd}/gu, (digit) => MASK.repeat(digit.length));

/**
 * What goes beyond telephone, card and identity numbers. The first group stays, the second is masked; no lookbehind,
 * which older WebKits cannot read.
 */
const rules: readonly { pattern: RegExp; mask: (secret: string) => string }[] = [
  // An e-mail address: its first letter and its end stay.
  {
    pattern: /([\p{L}\p{N}])([\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8})(?=\p{L}{2,24})/gu,
    mask: (rest) => rest.replace(/[^@.]/g, MASK),
  },
  // A one-time code, named as one, in one piece or in several: `OTP 123456`, `kode: 123 456`, `验证码是 123456`.
  {
    pattern: new RegExp(`((?:${codeWords})[^\\p{Nd}•]{0,16})(\\p{Nd}(?:[ -]?\\p{Nd}){3,})`, 'giu'),
    mask: maskDigits,
  },
  // One with its name behind it, as most messages have it: `482913 is your OTP`, `482913 adalah kode verifikasi`.
  {
    pattern: new RegExp(
      `(^|[^\\p{Nd}•.,])(\\p{Nd}(?:[ -]?\\p{Nd}){3,7})(?=(?:${codeLink})[^\\p{Nd}•\\n.!?।。！？]{0,40}?(?:${codeWords}))`,
      'giu',
    ),
    mask: maskDigits,
  },
  // No amount of a short-term loan has so many digits in one piece; numbers of accounts and bills have.
  { pattern: /(^|[^\p{Nd}•.,])(\p{Nd}{9,})(?![\p{Nd}•])/gu, mask: (digits) => maskNumber(digits, 3) },
];

/**
 * Masks what a file that goes to other people must not show: telephone, card and identity numbers, and beyond those
 * e-mail addresses, one-time codes that are named as such, and long numbers (decision 57, dispute file).
 * @param known order numbers that stay readable
 * @returns a text of the same length, and how many places were masked; any other kind counts as `id`
 */
export function maskForOthers(text: string, known: readonly string[] = []): { text: string; count: MaskCount } {
  const first = maskText(text, known);
  // Masking keeps every place where it was.
  const kept = placesOf(text, known);
  let more = 0;
  const masked = rules.reduce(
    (before, { pattern, mask }) =>
      before.replace(pattern, (found: string, head: string, secret: string, at: number) => {
        const start = at + head.length;
        if (kept.some((place) => place.start <= start && start + secret.length <= place.end)) return found;
        more += 1;
        return head + mask(secret);
      }),
    first.text,
  );
  return { text: masked, count: { ...first.count, id: first.count.id + more } };
}
