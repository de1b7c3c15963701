import { Fragment, type ReactNode } from 'react';
import { codePieces, type Piece, textPieces } from './figures';

function renderPieces(pieces: readonly Piece[]): ReactNode[] {
  return pieces.map(({ text, className }, index) => {
    const key = `${String(index)} ${text}`;
    if (className === undefined) return text;
    return (
      <Fragment key={key}>
        <span className={className}>{text}</span>
        {(className === 'four' || className === 'part') && <wbr />}
      </Fragment>
    );
  });
}

/**
 * Shows a text without line breaks in dates and amounts. Long numbers are in groups of four, and remain one number for
 * copying and screen readers; an address breaks only after its dots and its `@`.
 * @returns the text unchanged if it has no such number
 */
export function keepNumbersTogether(text: string): ReactNode {
  const pieces = textPieces(text);
  return pieces.length === 1 ? text : renderPieces(pieces);
}

/**
 * A code in groups with visible gaps, which remains one number for copying, searching and screen readers. The preview
 * writes the same (src/boot/preview/show-preview.ts).
 * @param text groups with a space between them, or an address
 */
export function CodeGroups({ text }: { text: string }) {
  return renderPieces(codePieces(text));
}
