/**
 * Numbers that should not break at the end of a line: a date in digits, `2026-03-01` or `03/01`; an amount,
 * `Rp1.500.000`; a masked number with its last digits, `•••• 4821`; a telephone number, `+62 21 5000 0000`; a number of
 * thirteen digits or more; an address with an `@`. Engines break lines after each space and hyphen and, in narrow
 * places, within a number. Only the last three kinds may be longer than a line of large text; a
 * longer amount may break.
 */
const figure =
  /([\w.-]{1,64}@[\w.-]{0,64}\w|\d{1,4}(?:[-/]\d{1,4}){1,2}|-?(?:Rp|Rs\.|[₹¥])\s?\d(?:[\d.,]{0,12}\d)?|•{2,}\s?\d{2,6}|\+\d[\d ()-]{6,16}\d|\d{13,})/;

const longNumber = /^\d{13,}$/;

/** A piece of a text. `figure`: unbroken. `whole`: broken if too long. `four`: of a code. `part`: of an address. */
export type Piece = { text: string; className?: 'figure' | 'whole' | 'four' | 'part' };

/** A code in groups of four, as people read it aloud, `3901 0123 4567 8`; an address, as of UPI, is unchanged. */
export function groupInFours(code: string): string {
  if (code.includes('@')) return code;
  return code.replace(/\s+/g, '').replace(/(.{4})(?=.)/gu, '$1 ');
}

/** @param code groups with a space between them, or an address */
export const codePieces = (code: string): Piece[] =>
  code.includes('@') ? textPieces(code) : code.split(' ').map((text) => ({ text, className: 'four' }));

/** @returns the pieces of a text in their order; the whole text as one piece if it has no such number */
export function textPieces(whole: string): Piece[] {
  return whole.split(figure).flatMap((text, index): Piece[] => {
    if (index % 2 === 0) return [{ text }];
    if (text.includes('@'))
      return text
        .split(/([^.@]*[.@])/)
        .flatMap((part, place) => (part ? [{ text: part, className: place % 2 ? 'part' : 'figure' }] : []));
    if (longNumber.test(text)) return codePieces(groupInFours(text));
    return [{ text, className: text.startsWith('+') ? 'whole' : 'figure' }];
  });
}
