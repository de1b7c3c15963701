import type { Outcome } from '@/platform/writes/outcome';

/** A raw event. Only its kind and counts leave the page, in a report (decision 66, reports). */
export type Note =
  | { kind: 'error'; how: 'uncaught' | 'crash' | 'part'; error: unknown }
  /** A call of the contract has ended; `took` in milliseconds. */
  | { kind: 'call'; call: string; took: number; error: unknown }
  | { kind: 'bridge'; action: string; outcome: 'timed-out' | 'refused' | 'fallback' }
  /** `error` is that of the write, also if the server was asked. */
  | { kind: 'write'; step: 'failed' | 'asked'; outcome: Outcome | 'absent' | 'sent'; error: unknown }
  | { kind: 'policy'; directive: string; blocked: string }
  | { kind: 'switches'; state: 'wrong' };

const maxHeldNotes = 100;

/** Notes before there is a subscriber, oldest first. */
const held: Note[] = [];
let taker: ((note: Note) => void) | undefined;

/** Adds a note for the report. Builds without reports remove these calls: check `__REPORT_URL__` first. */
export function note(one: Note): void {
  if (taker) taker(one);
  else if (held.length < maxHeldNotes) held.push(one);
}

/** Passes the held notes and each new one to a subscriber. @returns stops it */
export function subscribeToNotes(take: (note: Note) => void): () => void {
  taker = take;
  for (const one of held.splice(0)) take(one);
  return () => {
    taker = undefined;
  };
}
