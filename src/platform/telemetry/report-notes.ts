/**
 * What happened, as whoever saw it has it in hand; it leaves the page only as a report, in which nothing of it but
 * kinds and counts is left (src/platform/telemetry, decision 66, reports).
 */
export type Note =
  | { kind: 'error'; how: 'uncaught' | 'crash' | 'part'; error: unknown }
  /** A call of the contract has ended; `took` in milliseconds. */
  | { kind: 'call'; call: string; took: number; error: unknown }
  | { kind: 'bridge'; action: string; outcome: 'timed-out' | 'refused' | 'fallback' }
  | {
      kind: 'write';
      step: 'failed' | 'asked';
      outcome: 'refused' | 'later' | 'unknown' | 'absent' | 'sent';
      /** What the write failed with. */
      error: unknown;
    }
  | { kind: 'policy'; directive: string; blocked: string }
  | { kind: 'switches'; state: 'wrong' };

const mostHeld = 100;

/** Notes until somebody takes them, oldest first. */
const held: Note[] = [];
let taker: ((note: Note) => void) | undefined;

/**
 * Holds a note for the report. Builds without reports have no call of it: whoever calls it asks `__REPORT_URL__` first.
 */
export function note(one: Note): void {
  if (taker) taker(one);
  else if (held.length < mostHeld) held.push(one);
}

/** Takes what is held, and from now on each note as it comes. @returns ends it */
export function subscribeToNotes(take: (note: Note) => void): () => void {
  taker = take;
  for (const one of held.splice(0)) take(one);
  return () => {
    taker = undefined;
  };
}
