/** No amount is wider than this, in units of the type size: fifteen digits with their signs. */
const widestAmount = 14;

/** The width of an amount in bold type, at most, in ems; a longer text breaks, and counts as 1. */
export function widthInEms(text: string): number {
  const width = (sign: string) => (/\d/.test(sign) ? 0.7 : /[.,\s]/.test(sign) ? 0.4 : 0.8);
  const ems = Array.from(text).reduce((sum, sign) => sum + width(sign), 0);
  return ems > widestAmount ? 1 : Math.max(1, ems);
}
