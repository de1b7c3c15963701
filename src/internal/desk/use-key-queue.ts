import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isForeign, isTyped } from '../use-keys';

type HeldKey = { key: string; shiftKey: boolean };

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'range');

/** The default action of a key in a field: typing a letter, which synthetic key events do not do. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  if (key === 'Enter' && field instanceof HTMLInputElement) {
    field.form?.requestSubmit();
    return;
  }
  const text = key === 'Enter' ? '\n' : key.length === 1 ? key : '';
  if (text === '' && key !== 'Backspace') return;
  const { selectionStart: begin, selectionEnd: end } = field;
  // Fields for a date or a choice: letters cannot be typed one by one.
  if (begin === null || end === null) return;
  field.setRangeText(text, text === '' && begin === end ? Math.max(0, begin - 1) : begin, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Sends a key to the focused element, as if it were pressed there. */
function press({ key, shiftKey }: HeldKey): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event)) return;
  if (isField(target)) typeInto(target, key);
  else if (target instanceof HTMLElement && (key === 'Enter' || key === ' ')) target.click();
}

/** Keys with a default action of the browser outside of fields: they are not queued. */
const browserKeys = new Set(['Tab', 'Escape', 'Shift', 'CapsLock', 'Dead', 'Process', 'Unidentified']);

/** Queues keys while a case opens (`isHeld`), then replays them. Fields and dialogs get theirs at once. */
export function useKeyQueue(isHeld: boolean): void {
  const keys = useRef<HeldKey[]>([]);
  const isHolding = useRef(false);

  useEffect(() => {
    isHolding.current = isHeld;
    function take(event: KeyboardEvent): void {
      if (isForeign(event) || isTyped(event) || browserKeys.has(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) keys.current.push({ key: event.key, shiftKey: event.shiftKey });
    }
    // The screen listens now. The action of one key may delay the next.
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
