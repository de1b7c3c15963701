import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isForeign, isTyped } from '@/ui/use-keys';

type HeldKey = { key: string; shiftKey: boolean };

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'range');

/** What the browser would make of a key in a field: nothing but a person's own key types by itself. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  if (key === 'Enter' && field instanceof HTMLInputElement) {
    field.form?.requestSubmit();
    return;
  }
  const text = key === 'Enter' ? '\n' : key.length === 1 ? key : '';
  if (text === '' && key !== 'Backspace') return;
  const { selectionStart: begin, selectionEnd: end } = field;
  // A day, or a choice: nothing is typed there letter by letter.
  if (begin === null || end === null) return;
  field.setRangeText(text, text === '' && begin === end ? Math.max(0, begin - 1) : begin, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Gives a key to whatever has the focus now, as if it had been pressed there. */
function press({ key, shiftKey }: HeldKey): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event)) return;
  if (isField(target)) typeInto(target, key);
  else if (target instanceof HTMLElement && (key === 'Enter' || key === ' ')) target.click();
}

/** Those that a browser does something with where nothing is typed: they stay with it. */
const browsers = new Set(['Tab', 'Escape', 'Shift', 'CapsLock', 'Dead', 'Process', 'Unidentified']);

/**
 * Keeps the keys that are pressed while a case still opens, and presses them again in their order when it is there.
 * Fields and dialogs get their keys at once. A key that is held down counts once.
 * @param isHeld whether something is on its way
 */
export function useHeldKeys(isHeld: boolean): void {
  const keys = useRef<HeldKey[]>([]);
  const isHolding = useRef(false);

  useEffect(() => {
    isHolding.current = isHeld;
    function take(event: KeyboardEvent): void {
      if (isForeign(event) || isTyped(event) || browsers.has(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) keys.current.push({ key: event.key, shiftKey: event.shiftKey });
    }
    // The screen listens by now; what one key leads to may hold up the next.
    function give(): void {
      while (!isHolding.current) {
        const key = keys.current.shift();
        if (!key) return;
        flushSync(() => press(key));
      }
    }
    if (!isHeld) {
      queueMicrotask(give);
      return undefined;
    }
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [isHeld]);
}
