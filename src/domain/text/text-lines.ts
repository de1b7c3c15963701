/*
 * Exported texts have one fact or message a line. A line break in the words of a person or a server must not make a
 * line that looks like one of ours, such as "[time] Bot: …".
 */

/** Every character that some program takes for the end of a line. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Characters that turn the direction of what follows, so that a line reads in another order than it is written. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Puts words into one line: every run of blanks and line breaks becomes one blank. */
export function oneLine(text: string): string {
  return text
    .replace(turning, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}

/** Marks each line of a text after the first one as a quotation. */
export function quotedLines(text: string): string {
  return text.replace(turning, '').split(lineBreak).join('\n    | ');
}

/** Facts as a text to be copied or shared: the title, and one fact on a line. */
export function factsText(title: string, facts: readonly { label: string; value: string }[]): string {
  return [oneLine(title), ...facts.map(({ label, value }) => `${oneLine(label)}: ${quotedLines(value)}`)].join('\n');
}
