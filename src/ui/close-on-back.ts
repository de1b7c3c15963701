import { entryField, interceptPopstate, modalField, writeEntryField } from './history-entry';

/*
 * While a modal is open, "back" closes it instead of leaving the page, or the app. Each open modal has a history entry
 * of its own, with the address and the state of its page and an id. The router does not see these entries: neither
 * their creation nor the steps to and from them (decision 75, back).
 */

type Modal = {
  id: string;
  dismiss: () => void;
  /** Its entry was left by "back". */
  isLeft: boolean;
};

/** Open modals, the topmost last. */
const modals: Modal[] = [];

/** Called at the `popstate` of our own step. One step at a time: engines drop a second one. */
let onStep: (() => void) | null = null;

/** Latest time of that event, by the monotonic clock: after it, a `popstate` is the person's own "back". */
let stepEndsAt = 0;

const longestStepMs = 1_000;

function isStepping(): boolean {
  if (onStep !== null && performance.now() > stepEndsAt) {
    onStep = null;
    leaving.length = 0;
  }
  return onStep !== null;
}

/** Closed modals whose entries are still to be removed. */
const leaving: Modal[] = [];

let count = 0;

/** The modal of an entry; empty for an entry of a page. */
function markOf(state: unknown): string {
  const value = entryField(state, modalField);
  return typeof value === 'string' ? value : '';
}

/** Whether the current entry belongs to a modal that is closed. */
function isStale(): boolean {
  const id = markOf(history.state);
  return id !== '' && !modals.some((modal) => modal.id === id);
}

/** Creates the entry of a modal. If it fails, "back" leaves the page, as without this file. */
function makeEntry(modal: Modal): void {
  modal.isLeft = !writeEntryField(isStale() ? 'replaceState' : 'pushState', modalField, modal.id);
}

function stepBack(then: () => void): void {
  onStep = then;
  stepEndsAt = performance.now() + longestStepMs;
  history.back();
}

/** Leaves entries of closed modals. */
function settle(): void {
  if (isStale()) stepBack(settle);
}

/** Removes the entry of a closed modal from the history. */
function leaveEntry(modal: Modal): void {
  if (isStepping()) {
    leaving.push(modal);
    return;
  }
  const state: unknown = history.state;
  if (isStale()) settle();
  else if (!modal.isLeft && markOf(state) === '') {
    // The modal opened another page, whose entry follows or replaces that of the modal: move it one step down.
    const { href } = location;
    stepBack(() => History.prototype.replaceState.call(history, state, '', href));
  }
}

function arrive(event: PopStateEvent): void {
  if (isStepping()) {
    event.stopImmediatePropagation();
    const then = onStep;
    onStep = null;
    then?.();
    const next = leaving.shift();
    if (next) leaveEntry(next);
    return;
  }
  const top = modals[modals.length - 1];
  if (!top) {
    // "Back" or "forward" came to the entry of a modal that is closed: it is left, once the router has shown its page.
    settle();
    return;
  }
  if (markOf(event.state) === top.id) return;
  event.stopImmediatePropagation();
  top.isLeft = true;
  top.dismiss();
  // The modal may stay open, as a question that needs an answer. Then it needs its entry again.
  setTimeout(() => {
    if (modals.includes(top) && top.isLeft) makeEntry(top);
  });
}

/**
 * Lets "back" close a modal while it is open.
 * @param dismiss called by "back"; the modal may stay open
 * @returns to be called when the modal is closed, by whatever way
 */
export function closeOnBack(dismiss: () => void): () => void {
  interceptPopstate(arrive);
  count += 1;
  const modal = { id: `${String(performance.timeOrigin)}-${String(count)}`, dismiss, isLeft: false };
  modals.push(modal);
  makeEntry(modal);
  return () => {
    modals.splice(modals.indexOf(modal), 1);
    // Closing a modal often opens another page at once: wait for its entry.
    setTimeout(() => leaveEntry(modal));
  };
}
