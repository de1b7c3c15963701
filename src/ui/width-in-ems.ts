import type { PreviewField } from './preview';

/** The width of fifteen digits with their separators, in ems. A wider text is not an amount. */
const maxAmountEms = 14;

/**
 * The largest width of an amount in bold type.
 * @returns ems, from 1 to 14; 1 for a text that is too long for an amount: it may wrap
 */
export function widthInEms(text: string): number {
  const width = (sign: string) => (/\d/.test(sign) ? 0.7 : /[.,\s]/.test(sign) ? 0.4 : 0.8);
  const ems = Array.from(text).reduce((sum, sign) => sum + width(sign), 0);
  return ems > maxAmountEms ? 1 : Math.max(1, ems);
}

/** An amount as a field of a preview: its text and its width in ems. @param text with currency and separators */
export function amountField(text: string) {
  return { text, ems: widthInEms(text) } satisfies PreviewField;
}
