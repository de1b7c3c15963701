import { entryField, interceptPopstate, longestStepMs, modalField, writeEntryField } from './history-entry';

type Modal = { id: string; dismiss: () => void };

/** Open modals, the topmost last. */
const modals: Modal[] = [];

let count = 0;

/** The modal of the current entry; empty for an entry of a page. */
function currentModal(): string {
  const value = entryField(modalField);
  return typeof value === 'string' ? value : '';
}

/** Whether the current entry belongs to a modal that is closed. */
function isStale(): boolean {
  const id = currentModal();
  return id !== '' && !modals.some((modal) => modal.id === id);
}

/** Gives the topmost modal its entry. If the engine refuses, "back" leaves the page. */
function makeEntry(): void {
  const top = modals[modals.length - 1];
  if (top && currentModal() !== top.id) writeEntryField(isStale() ? 'replaceState' : 'pushState', modalField, top.id);
}

type Step = {
  isDone: Promise<boolean>;
  end: (isDone: boolean) => void;
  /** Latest time of its `popstate`, by the monotonic clock. A later one is the person's own "back". */
  endsAt: number;
};

let lastStep: Step | null = null;

/** The running step. Only one at a time, because engines drop a second one. */
function currentStep(): Step | null {
  if (lastStep && performance.now() > lastStep.endsAt) lastStep.end(false);
  return lastStep;
}

/** Goes one step back. @returns whether it happened: an engine may drop it */
function stepBack(): Promise<boolean> {
  let resolve: (isDone: boolean) => void = () => {};
  const isDone = new Promise<boolean>((settle) => (resolve = settle));
  const timer = setTimeout(() => step.end(false), longestStepMs);
  const step: Step = {
    isDone,
    end(wasMade) {
      clearTimeout(timer);
      lastStep = null;
      resolve(wasMade);
    },
    endsAt: performance.now() + longestStepMs,
  };
  lastStep = step;
  history.back();
  return isDone;
}

async function leaveWhile(isToBeLeft: () => boolean): Promise<void> {
  for (let step = currentStep(); step; step = currentStep()) await step.isDone;
  let isDone = true;
  while (isDone && isToBeLeft()) isDone = await stepBack();
}

function arrive(event: PopStateEvent): void {
  const step = currentStep();
  if (step) {
    event.stopImmediatePropagation();
    step.end(true);
    return;
  }
  const top = modals[modals.length - 1];
  if (!top) {
    // "Back" or "forward" led to the entry of a closed modal. The entry is left after the router has shown its page.
    void leaveWhile(isStale);
    return;
  }
  if (currentModal() === top.id) return;
  event.stopImmediatePropagation();
  top.dismiss();
  // The modal may stay open, for example if it needs an answer. Then it needs its entry again.
  setTimeout(makeEntry);
}

async function leave(isSamePage: boolean): Promise<void> {
  await leaveWhile(() => currentModal() !== '');
  // A modal that stays open above its page gets an entry above the new one; other modals close with their page.
  if (isSamePage) setTimeout(makeEntry);
  else modals.length = 0;
}

/**
 * Lets "back" close a modal instead of leaving the page, or the app. Each open modal has a history entry of its own,
 * with the address and the state of its page and an id. The router does not notice these entries, nor the steps to and
 * from them. It writes its own entries only after they are left (decision 75, back).
 * @param dismiss closes the modal after "back" @returns a function to call when the modal is closed
 */
export function closeOnBack(dismiss: () => void): () => void {
  interceptPopstate({ arrive, leave });
  count += 1;
  const modal = { id: `${String(performance.timeOrigin)}-${String(count)}`, dismiss };
  modals.push(modal);
  makeEntry();
  return () => {
    const index = modals.indexOf(modal);
    if (index === -1) return;
    modals.splice(index, 1);
    // The next modal may open at once and use this entry.
    setTimeout(() => void leaveWhile(isStale).then(makeEntry));
  };
}
