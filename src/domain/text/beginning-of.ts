/**
 * What a phone's screen holds of a text, and what is shown of a longer one: lines of 40 characters, or
 * as the text breaks them.
 */
const aScreen = /^(?:[^\n]{0,40}\n?){0,30}/u;
const itsBeginning = /^(?:[^\n]{0,40}\n?){0,20}/u;

/** @returns the text itself, or the beginning of one that is longer than a screen, with three dots */
export function beginningOf(text: string): string {
  if (aScreen.exec(text)?.[0] === text) return text;
  return `${(itsBeginning.exec(text)?.[0] ?? '').trimEnd()}…`;
}
