import type { PreviewField } from '@/platform/preview/preview';

/** Wider texts are not amounts: fifteen digits with their signs. */
const maxAmountEms = 14;

/** The largest width of an amount in bold type, in ems; a longer text wraps, and counts as 1. */
export function widthInEms(text: string): number {
  const width = (sign: string) => (/\d/.test(sign) ? 0.7 : /[.,\s]/.test(sign) ? 0.4 : 0.8);
  const ems = Array.from(text).reduce((sum, sign) => sum + width(sign), 0);
  return ems > maxAmountEms ? 1 : Math.max(1, ems);
}

/** An amount as a field of a preview: what it says, and how wide it is. @param text ready to be read */
export function amountField(text: string) {
  return { text, ems: widthInEms(text) } satisfies PreviewField;
}
