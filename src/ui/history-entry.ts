/*
 * Changes of the history state without the router: the router patches `pushState` and `replaceState`, and would take
 * each change for a navigation.
 */

/** A field of an entry's state; undefined if it has none. */
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

/** Field of the state: the modal that the entry belongs to (`close-on-back.ts`). */
export const modalField = 'modal';

/**
 * Longest time for a step that this code makes, milliseconds: an engine may drop it, and the person's own "back" after
 * it must reach the router.
 */
const longestStepMs = 1_000;

/**
 * Leaves history entries of modals that were open when the document was reloaded or killed: the modals are closed now,
 * and the first "back" would have no visible effect. Call it before the router is created, so that the router does not
 * see these steps.
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

const onPopstate = (event: PopStateEvent): void => handle?.(event);

/**
 * Passes `popstate` ("back" and "forward") to a handler before the router gets it. Call it before the router is
 * created: Chromium calls the listeners of a window in the order in which they were added, capturing or not.
 * @param handler replaces the previous one; it may stop the event
 */
export function interceptPopstate(handler = handle): void {
  handle = handler;
  addEventListener('popstate', onPopstate, { capture: true });
}
