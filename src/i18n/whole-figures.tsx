import type { ReactNode } from 'react';
import { CodeGroups, groupInFours } from './code-groups';

/**
 * What is read as one: a date in figures, `2026-03-01` or `03/01`, with its time; an amount, `Rp1.500.000`; a number of
 * thirteen digits or more. Engines go on to the next line after each hyphen and, in narrow places, within a number.
 */
const figure = /(\d+(?:[-/]\d+)+(?: \d+:\d+(?::\d+)?)?|-?(?:Rp|Rs\.|[₹¥])\s?\d[\d.,]*(?<![.,])|\d{13,})/;

const longNumber = /^\d{13,}$/;

/**
 * A text whose dates and amounts go to the next line whole, and break only where they are longer than that (`.whole` in
 * base.css); long numbers stand in groups of four, and are one number to copy and to hear.
 * @returns the text itself where there is nothing of the kind in it
 */
export function wholeFigures(text: string): ReactNode {
  if (!figure.test(text)) return text;
  // Every second part is what the expression has caught.
  return text.split(figure).map((part, index) => {
    const key = `${String(index)} ${part}`;
    if (index % 2 === 0) return part;
    if (longNumber.test(part)) return <CodeGroups key={key} text={groupInFours(part)} />;
    return (
      <span key={key} className="whole">
        {part}
      </span>
    );
  });
}
