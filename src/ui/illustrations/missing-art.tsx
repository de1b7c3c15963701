import { Art } from './art';

/** A chain whose links have come apart: the address leads nowhere. */
export function MissingArt() {
  return (
    <Art
      brand="M73 50l-6-6a16 16 0 0 0-23 0l-3 3a16 16 0 0 0 0 23l11 11a16 16 0 0 0 23 0l2-2-7-7-3 3a7 7 0 0 1-10 0L47 65a7 7 0 0 1 0-10l4-4a7 7 0 0 1 10 0l5 5Z"
      accent="M87 74l6 6a16 16 0 0 0 23 0l3-3a16 16 0 0 0 0-23l-11-11a16 16 0 0 0-23 0l-2 2 7 7 3-3a7 7 0 0 1 10 0l10 9a7 7 0 0 1 0 10l-4 4a7 7 0 0 1-10 0l-5-5Z"
      lines="M79 32l-2-9M92 36l5-8M68 88l-5 8M81 92l2 9"
    />
  );
}
