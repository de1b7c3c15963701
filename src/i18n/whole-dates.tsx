import type { ReactNode } from 'react';

/** A date in figures, `2026-03-01` or `03/01`, with its time: engines go on to the next line after each hyphen. */
const date = /(\d+(?:[-/]\d+)+(?: \d+:\d+(?::\d+)?)?)/;

/**
 * A text whose dates go to the next line whole, and break only where they are longer than that (`.whole` in base.css).
 * @returns the text itself where there is no date in it
 */
export function wholeDates(text: string): ReactNode {
  if (!date.test(text)) return text;
  // Every second part is what the expression has caught.
  return text.split(date).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${String(index)} ${part}`} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
