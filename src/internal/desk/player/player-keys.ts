import type { PlayerAction } from './player';

/** What the key is told of: the element it was pressed on, and what else was held. */
type Press = {
  key: string;
  target: EventTarget | null;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey?: boolean;
  defaultPrevented: boolean;
};

/** Where keys are letters. */
export const typedIn = 'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="range"])';

/** Where the space key already means something of its own; what is on already, a speed or a mark, has nothing left to do. */
const PRESSED =
  'button:not([aria-pressed="true"]):not([aria-current]), a[href], summary, [role="button"], [role="tab"]';

/** Whether a key was pressed inside something. */
export function stands(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Real time that an arrow leaps while shift is held, milliseconds. */
export const leapMs = 10_000;

/** By event, or by time while shift is held. */
const move = (way: 1 | -1, { shiftKey = false }: Press): PlayerAction =>
  shiftKey ? { type: 'leap', by: way * leapMs } : { type: 'step', by: way };

/**
 * What a key means for the replay: space plays and pauses, arrows step, with shift by time, Home and End lead to the ends.
 * @param count number of events
 * @returns null where the key belongs to somebody else: a field being typed in, a button, a shortcut of the browser
 */
export function actionOfKey(press: Press, count: number): PlayerAction | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (stands(press.target, typedIn) || stands(press.target, 'dialog')) return null;
  const isOnBar = stands(press.target, '[type="range"]');
  switch (press.key) {
    case ' ':
      return stands(press.target, PRESSED) ? null : { type: 'toggle' };
    case 'ArrowRight':
      return move(1, press);
    case 'ArrowLeft':
      return move(-1, press);
    case 'ArrowUp':
      return isOnBar ? { type: 'step', by: 1 } : null;
    case 'ArrowDown':
      return isOnBar ? { type: 'step', by: -1 } : null;
    case 'Home':
      return { type: 'jump', count: 1 };
    case 'End':
      return { type: 'jump', count };
    default:
      return null;
  }
}
