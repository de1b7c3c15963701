/*
 * What the pages' own parts write into the history, past the router: it has put functions of its own in place of those
 * of `history`, and would take each change for a navigation.
 */

/** A field of an entry's state; undefined where it has none. */
export function entryField(state: unknown, field: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined;
}

/**
 * Gives the current entry a field, or makes a new entry of the same address and state that has it.
 * @returns false where the engine refuses: it allows only so many in a while
 */
export function writeEntryField(how: 'pushState' | 'replaceState', field: string, value: unknown): boolean {
  const state: unknown = history.state;
  try {
    History.prototype[how].call(history, { ...(typeof state === 'object' && state), [field]: value }, '');
    return true;
  } catch {
    return false;
  }
}

/** In the state of an entry: the modal it belongs to (`close-on-back.ts`). */
export const modalField = 'modal';

/** Our own step is over by then, milliseconds: one that an engine drops must not swallow the person's own "back". */
const longestStepMs = 1_000;

/**
 * Leaves the entries of modals at which a document begins: it was reloaded, or killed, while they were open. They
 * are closed now, and the first "back" would change nothing that anybody sees. Called before the router is made: it
 * hears nothing of these steps.
 */
export function leaveModalEntries(): void {
  if (entryField(history.state, modalField) === undefined) return;
  const over = performance.now() + longestStepMs;
  addEventListener(
    'popstate',
    (event) => {
      if (performance.now() > over) return;
      event.stopImmediatePropagation();
      leaveModalEntries();
    },
    { capture: true, once: true },
  );
  history.back();
}

let handle: ((event: PopStateEvent) => void) | null = null;

const hear = (event: PopStateEvent): void => handle?.(event);

/**
 * Hears of "back" and "forward" (`popstate`) and hands them on. Called before the router is made, it comes before the
 * router: Chromium asks the listeners of a window in the order in which they came, whatever phase they are for.
 * @param handler in the place of the last one; it may keep the event from the router
 */
export function hearBack(handler = handle): void {
  handle = handler;
  addEventListener('popstate', hear, { capture: true });
}
