import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposingKey } from '@/ui/use-text-input';

/** Actions by the name of the key: `j`, `F` with shift, `Shift+ArrowLeft` for a key without a letter. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Elements that need keys for text or movement. A slider is not one of them, because the page moves it. */
const fields = 'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="range"])';

/** Elements that the space bar presses. A selected one, such as the current speed, has no use for it. */
const buttons =
  'button:not([aria-pressed="true"]):not([aria-current]), a[href], summary, [role="button"], [role="tab"]';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether the person types in the element, or a dialog is open there. */
export const isTyped = ({ target }: KeyboardEvent): boolean => isIn(target, `dialog, ${fields}`);

/** Whether a key belongs to a shortcut of the browser, or to an input method. */
export const isForeign = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || isComposingKey(event);

/** Single-key shortcuts, in `place` or on the whole page. Fields, dialogs, buttons and the browser keep their keys. */
export function useKeys(keys: Keys, isActive = true, place?: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    const name = shiftKey && key.length > 1 ? `Shift+${key}` : key;
    const act = Object.prototype.hasOwnProperty.call(keys, name) ? keys[name] : undefined;
    if (!act || event.defaultPrevented || isForeign(event)) return;
    if (isIn(target, key === 'Escape' ? 'dialog' : `dialog, ${fields}`) || (key === ' ' && isIn(target, buttons)))
      return;
    if (place && !(target instanceof Node && place.current?.contains(target))) return;
    // Otherwise the page would scroll, or the field that gets the focus now would receive the letter.
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isActive]);
}
