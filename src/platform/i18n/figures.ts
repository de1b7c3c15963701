/**
 * What is read as one: a date in figures, `2026-03-01` or `03/01`; an amount, `Rp1.500.000`; a hidden number with its
 * last digits, `•••• 4821`; a number of thirteen digits or more. Engines go on to the next line after each hyphen and,
 * in narrow places, within a number. No piece but such a number is longer than a line of large text: the rest of an
 * endless amount may break.
 */
const figure = /(\d{1,4}(?:[-/]\d{1,4}){1,2}|-?(?:Rp|Rs\.|[₹¥])\s?\d(?:[\d.,]{0,12}\d)?|•{2,}\s?\d{2,6}|\d{13,})/;

/** Writes a code in groups of four, the way people read it out: `3901 0123 4567 8`. Its own spaces do not count. */
export function groupInFours(code: string): string {
  return code.replace(/\s+/g, '').replace(/(.{4})(?=.)/gu, '$1 ');
}

/**
 * @returns the pieces of a text in their order: every second one is a figure; the text alone where there is none in it
 */
export const splitFigures = (text: string): string[] => text.split(figure);
