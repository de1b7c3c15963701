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

/** A text without line breaks in numbers, long ones in fours; an address breaks after dots and `@`. Elements stay. */
export function keepNumbersTogether(text: ReactNode): ReactNode {
  const pieces = typeof text === 'string' ? textPieces(text) : [];
  return pieces.length > 1 ? renderPieces(pieces) : text;
}

/** A code in groups with gaps, one number for copying and screen readers, as in src/boot/preview/show-preview.ts. */
export function CodeGroups({ text }: { text: string }) {
  return renderPieces(codePieces(text));
}
