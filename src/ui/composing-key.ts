/** The key code of a key that belongs to an input method. */
const inputMethodKey = 229;

/** Whether a key belongs to an input method. In WebKit only the key code shows it, after the composition. */
export function isComposingKey(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === inputMethodKey;
}
