/** Cuts a text to a number of UTF-16 units (decision 16, text length), never within a surrogate pair. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHighSurrogate ? limit - 1 : limit);
}

/** 30 and 20 lines of a text, of 40 characters at most: a phone shows about 30 at once. */
const first30Lines = /^(?:[^\n]{0,40}\n?){0,30}/u;
const first20Lines = /^(?:[^\n]{0,40}\n?){0,20}/u;

/** @returns the text itself, or the beginning of one that is longer than a screen, with three dots */
export function beginningOf(text: string): string {
  if (first30Lines.exec(text)?.[0] === text) return text;
  return `${(first20Lines.exec(text)?.[0] ?? '').trimEnd()}…`;
}

/** A letter with more marks than any script uses; characters that join emojis and letters count as marks. */
const tooManyMarks = /((?:[\p{M}\u{e0020}-\u{e007f}]|\u200c|\u200d){8})(?:[\p{M}\u{e0020}-\u{e007f}]|\u200c|\u200d)+/gu;

/** Eight letters or emojis that are joined to one, by a virama of Indian scripts or a zero-width joiner. */
const tooManyJoined = /((?:\P{M}\p{M}{0,2}[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u200d]){8})(?=\P{M})/gu;

/** Limits clusters, in which no line breaks, to eight marks and eight joined letters. Real words stay as they are. */
export function looseClusters(text: string): string {
  return text.replace(tooManyMarks, '$1').replace(tooManyJoined, '$1\u200b');
}
