/**
 * What is read as one: a date in figures, `2026-03-01` or `03/01`, with its time; an amount, `Rp1.500.000`; a number of
 * thirteen digits or more. Engines go on to the next line after each hyphen and, in narrow places, within a number.
 */
const figure = /(\d+(?:[-/]\d+)+(?: \d+:\d+(?::\d+)?)?|-?(?:Rp|Rs\.|[₹¥])\s?\d[\d.,]*(?<![.,])|\d{13,})/;

/** @returns the pieces of a text in their order: every second one is a figure; the text alone where there is none in it */
export const splitFigures = (text: string): string[] => text.split(figure);

/** The class of a figure (base.css): a short one finds room in any line, and goes there with the bracket or stop beside it. */
export const classOfFigure = (part: string): string => (part.length > 12 ? 'whole' : 'whole short');
