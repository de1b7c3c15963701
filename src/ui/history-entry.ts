import { fieldsOf } from '@/domain/fields-of';
import { attempt } from '@/platform/browser/attempt';

/** A field of the current entry's state; undefined if it has none. */
export const entryField = (field: string): unknown => fieldsOf(history.state)[field];

/** Writes a field of an entry, past the router, which patches both methods; nothing if the engine refuses. */
export function writeEntryField(how: 'pushState' | 'replaceState', field: string, value: unknown): void {
  attempt(() => History.prototype[how].call(history, { ...fieldsOf(history.state), [field]: value }, ''));
}

/** Field of the state: the modal that the entry belongs to (`close-on-back.ts`). */
export const modalField = 'modal';

/** Longest time for a step of this code; a later "back" is the person's own. */
export const longestStepMs = 1_000;

/** Leaves the entries of modals that a reload has closed, before the router exists: "back" would do nothing. */
export function leaveModalEntries(): void {
  if (entryField(modalField) === undefined) return;
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

/** The handlers of `close-on-back.ts` for entries of modals, set when the first modal opens. */
type ModalEntries = {
  /** Receives `popstate` before the router, and may stop the event. */
  arrive: (event: PopStateEvent) => void;
  leave: (isSamePage: boolean) => Promise<void>;
};

let modalEntries: ModalEntries | null = null;

const onPopstate = (event: PopStateEvent): void => modalEntries?.arrive(event);

/**
 * Passes `popstate` ("back" and "forward") to the code of modals before the router gets it. Call it before the router
 * is created: Chromium calls the listeners of a window in the order in which they were added, capturing or not.
 */
export function interceptPopstate(own = modalEntries): void {
  modalEntries = own;
  addEventListener('popstate', onPopstate, { capture: true });
}

type Navigation = { action: string; currentLocation: { pathname: string }; nextLocation: { pathname: string } };

let navigations = 0;

/** A blocker of the router: closes modals before their entry is left; of several navigations the last one wins. */
export async function leaveModalsFirst({ action, currentLocation, nextLocation }: Navigation): Promise<boolean> {
  if (modalEntries === null || (action !== 'PUSH' && action !== 'REPLACE')) return false;
  navigations += 1;
  const own = navigations;
  await modalEntries.leave(currentLocation.pathname === nextLocation.pathname);
  return own !== navigations;
}
