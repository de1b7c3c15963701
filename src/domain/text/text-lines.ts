/*
 * Plain texts that people read have one fact or one message on a line. Words of a person or a server may
 * hold line breaks of their own: without these functions they could write a line that looks like one of
 * ours, such as "[time] Bot: …".
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

/**
 * Keeps the lines of a text, and marks every further one as a quotation, so that none stands at
 * the beginning of a line.
 */
export function quotedLines(text: string): string {
  return text.replace(turning, '').split(lineBreak).join('\n    | ');
}

/** Facts as a text to be copied or shared: the title, and one fact on a line. */
export function factsText(title: string, facts: readonly { label: string; value: string }[]): string {
  return [oneLine(title), ...facts.map(({ label, value }) => `${oneLine(label)}: ${quotedLines(value)}`)].join('\n');
}
