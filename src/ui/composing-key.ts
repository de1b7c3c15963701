/** The key code of a key that belongs to an input method. */
const inputMethodKey = 229;

/**
 * Whether a key press belongs to an input method, which confirms or drops a word with it. WebKit shows it by the key
 * code alone: there the composition has ended before its Enter is pressed.
 */
export function isComposingKey(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === inputMethodKey;
}
