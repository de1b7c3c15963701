/**
 * How wide an amount is at most in bold type, in units of the type size: in the widest fonts of phones and desks.
 */
export function widthInEms(text: string): number {
  const width = (sign: string) => (/\d/.test(sign) ? 0.7 : /[.,\s]/.test(sign) ? 0.4 : 0.8);
  return Math.max(
    1,
    Array.from(text).reduce((sum, sign) => sum + width(sign), 0),
  );
}
