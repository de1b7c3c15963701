/** Every character that some program treats as a line break. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Characters that change the direction of the text after them. */
const directionCharacters = /[\u202a-\u202e\u2066-\u2069]/g;

/** Makes one line of a text: blanks and line breaks between words become one blank. */
export function oneLine(text: string): string {
  return text
    .replace(directionCharacters, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}

/**
 * Marks each line of a text after the first one as a quotation. An exported text has one fact or message per line: a
 * line break in a text of a person or a server must not make a line that looks like ours ("[time] Assistant: …").
 */
export function quotedLines(text: string): string {
  return text.replace(directionCharacters, '').split(lineBreak).join('\n    | ');
}

/** A text to copy or share: the title, and one fact per line. */
export function factsText(title: string, facts: readonly { label: string; value: string }[]): string {
  return [oneLine(title), ...facts.map(({ label, value }) => `${oneLine(label)}: ${quotedLines(value)}`)].join('\n');
}
