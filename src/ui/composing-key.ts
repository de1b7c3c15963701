/** The key code of a key that belongs to an input method. */
const inputMethodKey = 229;

/** Whether a key belongs to an input method; WebKit tells it by the key code alone, after the composition. */
export function isComposingKey(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === inputMethodKey;
}
