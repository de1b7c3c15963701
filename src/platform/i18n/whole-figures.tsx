import { Fragment, type ReactNode } from 'react';
import { codePieces, type Piece, textPieces } from './figures';

function show(pieces: readonly Piece[]): ReactNode[] {
  return pieces.map(({ text, className }, index) => {
    const key = `${String(index)} ${text}`;
    if (className === undefined) return text;
    return (
      <Fragment key={key}>
        <span className={className}>{text}</span>
        {className === 'four' && <wbr />}
      </Fragment>
    );
  });
}

/**
 * A text whose dates and amounts go to the next line whole, with the bracket or the stop beside them; long numbers are
 * shown in groups of four, and are one number to copy and for screen readers.
 * @returns the text itself where there is nothing of the kind in it
 */
export function wholeFigures(text: string): ReactNode {
  const pieces = textPieces(text);
  return pieces.length === 1 ? text : show(pieces);
}

/**
 * A code in groups that stand apart only to the eye: selected, searched or read aloud it is the one number it is. The
 * script of the preview writes the same (src/platform/preview/show-preview.ts).
 * @param text groups with a space between them
 */
export function CodeGroups({ text }: { text: string }) {
  return show(codePieces(text));
}
