import { Fragment, type ReactNode } from 'react';
import { groupInFours, splitFigures } from './figures';

const longNumber = /^\d{13,}$/;

/**
 * A text whose dates and amounts go to the next line whole, with the bracket or the stop beside them (`.figure` in
 * base.css); long numbers are shown in groups of four, and are one number to copy and for screen readers.
 * @returns the text itself where there is nothing of the kind in it
 */
export function wholeFigures(text: string): ReactNode {
  const parts = splitFigures(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const key = `${String(index)} ${part}`;
    if (index % 2 === 0) return part;
    if (longNumber.test(part)) return <CodeGroups key={key} text={groupInFours(part)} />;
    return (
      <span key={key} className="figure">
        {part}
      </span>
    );
  });
}

/**
 * A code in groups that stand apart only to the eye (`.four` in base.css): selected, searched or read aloud it is the
 * one number it is. The script of the preview writes the same (src/platform/preview/show-preview.ts).
 * @param text groups with a space between them
 */
export function CodeGroups({ text }: { text: string }) {
  const groups = text.split(' ').map((group, index) => ({ group, place: `${String(index)}-${group}` }));
  return groups.map(({ group, place }) => (
    <Fragment key={place}>
      <span className="four">{group}</span>
      <wbr />
    </Fragment>
  ));
}
