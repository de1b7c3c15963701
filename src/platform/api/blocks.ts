import { readShownAmount } from '@/domain/money';
import { cutText, looseClusters } from '@/domain/text/cut-text';

/** A value that is neither object nor list, or none. The functions here serve the schemas and the inline script. */
export type Scalar = string | number | boolean | null | undefined;

/** Whether a value is neither object nor list; `null` and a missing one are neither. */
export function isScalar(value: unknown): value is Scalar {
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A value as text without blanks around it; a missing one is empty. */
export function toText(value: Scalar): string {
  return value === null || value === undefined ? '' : String(value).trim();
}

/** A text to show: no letter of it is wider or higher than a line. */
export const toWords = (value: Scalar): string => looseClusters(toText(value));

/** UTF-16 units of a name, a title or a choice; a button may show it, where nothing can be unfolded. */
const maxLabel = 160;

/** A short text to show, cut after `maxLabel`. */
export function toLabel(value: Scalar): string {
  const words = toWords(value);
  return words.length > maxLabel ? `${cutText(words, maxLabel - 1)}…` : words;
}

/** UTF-16 units; the longest tokens of the trade stay far below. What is longer would only choke addresses and keys. */
const maxIdLength = 4_096;

/** Whether a value can be an id: a text that is not blank, or a whole number. */
export function isId(value: unknown): value is string | number {
  if (typeof value !== 'string' && !(typeof value === 'number' && Number.isSafeInteger(value))) return false;
  const { length } = toText(value);
  return length > 0 && length <= maxIdLength;
}

/** True for `true`, 1 and `"1"`; everything else is false. */
export function toFlag(value: Scalar): boolean {
  return value === true || toText(value) === '1';
}

/** A whole number of at most 15 digits, also as text; otherwise `null`. */
export function toInteger(value: Scalar): number | null {
  const content = toText(value);
  return /^-?\d{1,15}$/.test(content) ? Number(content) : null;
}

/** Minor units, or the server's words for a label; empty for an invalid number. */
export function toShownMoney(value: Scalar): bigint | string {
  const amount = readShownAmount(value);
  return typeof amount === 'string' ? toLabel(amount) : amount;
}

/** Epoch milliseconds as they came, or a text; `null` without one. */
export function toTime(value: Scalar): string | number | null {
  return typeof value === 'number' ? value : toLabel(value) || null;
}
