import { readShownAmount } from '@/domain/money';
import { cutText, looseClusters } from '@/domain/text/cut-text';

/** A value that is neither object nor list. These functions serve the schemas and the inline script. */
export type Scalar = string | number | boolean | null | undefined;

export function isScalar(value: unknown): value is Scalar {
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

export function toText(value: Scalar): string {
  return value === null || value === undefined ? '' : String(value).trim();
}

/** A text to show: no letter of it is wider or higher than a line. */
export const toWords = (value: Scalar): string => looseClusters(toText(value));

/** UTF-16 units of a name, a title or a choice; a button may show it, where nothing can be unfolded. */
const maxLabel = 160;

export function toLabel(value: Scalar): string {
  const words = toWords(value);
  return words.length > maxLabel ? `${cutText(words, maxLabel - 1)}…` : words;
}

/** UTF-16 units; the longest tokens of the trade stay far below. What is longer would only choke addresses and keys. */
const maxIdLength = 4_096;

export function isId(value: unknown): value is string | number {
  if (typeof value !== 'string' && !(typeof value === 'number' && Number.isSafeInteger(value))) return false;
  const { length } = toText(value);
  return length > 0 && length <= maxIdLength;
}

export function toFlag(value: Scalar): boolean {
  return value === true || toText(value) === '1';
}

export function toInteger(value: Scalar): number | null {
  const content = toText(value);
  return /^-?\d{1,15}$/.test(content) ? Number(content) : null;
}

export function toShownMoney(value: Scalar): bigint | string {
  const amount = readShownAmount(value);
  return typeof amount === 'string' ? toLabel(amount) : amount;
}

export function toTime(value: Scalar): string | number | null {
  return typeof value === 'number' ? value : toLabel(value) || null;
}
