/** No amount is wider than this, in units of the type size: fifteen digits with their signs. */
const widestAmount = 14;

/**
 * How wide an amount is at most in bold type, in units of the type size: in the widest fonts of phones and desks. A
 * longer text is no amount: it breaks, so that it needs no smaller type, and counts as 1.
 */
export function widthInEms(text: string): number {
  const width = (sign: string) => (/\d/.test(sign) ? 0.7 : /[.,\s]/.test(sign) ? 0.4 : 0.8);
  const ems = Array.from(text).reduce((sum, sign) => sum + width(sign), 0);
  return ems > widestAmount ? 1 : Math.max(1, ems);
}
