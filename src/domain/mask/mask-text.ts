import { shownCardDigits, maskNumber } from '../card-numbers';
import { findSecrets } from './find-secrets';
import type { SecretKind } from './number-kinds';

/** How many characters at the end of a number stay, so that two people can agree on which one is meant. */
const KEPT: Record<SecretKind, number> = { phone: 3, card: shownCardDigits, id: 2 };

/** How many places were masked, by kind. */
export type MaskCount = Record<SecretKind, number>;

export const noMasks: MaskCount = { phone: 0, card: 0, id: 0 };

/** Adds two counts. */
export function addMasks(a: MaskCount, b: MaskCount): MaskCount {
  return { phone: a.phone + b.phone, card: a.card + b.card, id: a.id + b.id };
}

/** All places together. */
export function maskTotal({ phone, card, id }: MaskCount): number {
  return phone + card + id;
}

/**
 * Masks telephone, card and identity numbers; blanks and dashes inside them stay where they are.
 * @param known order numbers that stay readable
 * @param kinds what is masked; everything unless told
 * @returns a text of the same length, and how many places were masked
 */
export function maskText(
  text: string,
  known: readonly string[] = [],
  kinds?: readonly SecretKind[],
): { text: string; count: MaskCount } {
  const secrets = findSecrets(text, known).filter(({ kind }) => kinds?.includes(kind) ?? true);
  let masked = '';
  let from = 0;
  const count = { ...noMasks };
  for (const secret of secrets) {
    masked += text.slice(from, secret.start) + maskNumber(text.slice(secret.start, secret.end), KEPT[secret.kind]);
    from = secret.end;
    count[secret.kind] += 1;
  }
  return { text: masked + text.slice(from), count };
}
