/** A letter with more marks than any script uses; characters that join emojis and letters count as marks. */
const tooManyMarks = /((?:[\p{M}\u{e0020}-\u{e007f}]|\u200c|\u200d){8})(?:[\p{M}\u{e0020}-\u{e007f}]|\u200c|\u200d)+/gu;

/** Eight letters or emojis that are joined to one, by a virama of Indian scripts or a zero-width joiner. */
const tooManyJoined = /((?:\P{M}\p{M}{0,2}[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u200d]){8})(?=\P{M})/gu;

/**
 * Limits the size of grapheme clusters, within which no line breaks: a letter keeps its first eight marks, and a line
 * may break after eight joined letters. Real words stay as they are.
 */
export function looseClusters(text: string): string {
  return text.replace(tooManyMarks, '$1').replace(tooManyJoined, '$1\u200b');
}
