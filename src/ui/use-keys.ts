import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposingKey } from './composing-key';

/**
 * What each key does, by the name that the keyboard gives it: `j`, `F` with shift, `ArrowLeft`. A key without a letter
 * that is pressed with shift has `Shift+` in front.
 */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Here keys are letters, or the element moves by them. A slider does not count: the page moves it. */
const fields = 'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="range"])';

/** Space presses these. One that is on already, such as the chosen speed, has nothing left to do. */
const buttons =
  'button:not([aria-pressed="true"]):not([aria-current]), a[href], summary, [role="button"], [role="tab"]';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether somebody types where a key was pressed, or a dialog is open there. */
export const isTyped = ({ target }: KeyboardEvent): boolean => isIn(target, `dialog, ${fields}`);

/** Whether a key is part of a shortcut of the browser, or of an input method. */
export const isForeign = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || isComposingKey(event);

/** Works with single keys, in `place` or on the whole page; fields, dialogs, buttons and the browser keep theirs. */
export function useKeys(keys: Keys, isActive = true, place?: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    const name = shiftKey && key.length > 1 ? `Shift+${key}` : key;
    const act = Object.prototype.hasOwnProperty.call(keys, name) ? keys[name] : undefined;
    if (!act || event.defaultPrevented || isForeign(event)) return;
    if (isIn(target, key === 'Escape' ? 'dialog' : `dialog, ${fields}`) || (key === ' ' && isIn(target, buttons)))
      return;
    if (place && !(target instanceof Node && place.current?.contains(target))) return;
    // The page must not scroll, and the letter not be typed into the field that gets the focus now.
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive]);
}
