import { readFileSync } from 'node:fs';

/** Where the subtables of a font's table `cmap` begin: which glyph a letter has. @throws Error when it is no font */
function letterTables(bytes: Buffer): number[] {
  const entries = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((place) => bytes.toString('latin1', place, place + 4) === 'cmap');
  if (entry === undefined) throw new Error('There is no table of letters: this is no font');
  const start = bytes.readUInt32BE(entry + 8);
  return Array.from(
    { length: bytes.readUInt16BE(start + 2) },
    (_, index) => start + bytes.readUInt32BE(start + 8 + 8 * index),
  );
}

/** Letters of format 4: segments, whose glyphs are counted from a number or listed one by one; 0 is none. */
function inSegments(bytes: Buffer, place: number): number[] {
  const size = bytes.readUInt16BE(place + 6);
  return Array.from({ length: size / 2 }, (_, index) => place + 14 + 2 * index).flatMap((end) => {
    const first = bytes.readUInt16BE(end + size + 2);
    const list = end + 3 * size + 2;
    const offset = bytes.readUInt16BE(list);
    const letters = Array.from({ length: bytes.readUInt16BE(end) - first + 1 }, (_, index) => first + index);
    const isListed = (letter: number) => bytes.readUInt16BE(list + offset + 2 * (letter - first)) !== 0;
    return letters.filter((letter) => letter < 0xff_ff && (offset === 0 || isListed(letter)));
  });
}

/** Letters of format 12: groups of neighbours. */
function inGroups(bytes: Buffer, place: number): number[] {
  return Array.from({ length: bytes.readUInt32BE(place + 12) }, (_, index) => place + 16 + 12 * index).flatMap(
    (group) => {
      const first = bytes.readUInt32BE(group);
      return Array.from({ length: bytes.readUInt32BE(group + 4) - first + 1 }, (_, index) => first + index);
    },
  );
}

/**
 * @param file a font (TrueType or OpenType)
 * @returns the code points that it has a glyph for
 */
export function lettersOf(file: string): Set<number> {
  const bytes = readFileSync(file);
  return new Set(
    letterTables(bytes).flatMap((place) => {
      const format = bytes.readUInt16BE(place);
      return format === 4 ? inSegments(bytes, place) : format === 12 ? inGroups(bytes, place) : [];
    }),
  );
}
