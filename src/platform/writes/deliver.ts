import { wait } from '@/platform/browser/wait';
import type { DeviceStorage } from '@/platform/storage/storage';
import { note } from '@/platform/telemetry/report-notes';
import { withLock } from './lock';
import { writeOutcome, type Outcome } from './outcome';

/** What became of a write that was begun (decision 59, failed writes). */
export type Delivered<Answer> =
  | { kind: 'sent'; answer: Answer }
  /** `refused` and `later` were surely not done, `unknown` may have been (see `Outcome`). */
  | { kind: Outcome; error: unknown }
  /** Its answer was lost; the server was asked, and has it not. `error`: how it failed, where that was just now. */
  | { kind: 'absent'; error?: unknown };

/**
 * Whether a write may leave: as an attempt that is written down, or not, with the reason. `mayHaveArrived`: an earlier
 * window may have sent the same attempt.
 */
export type Begun<Attempt, Stop> = { attempt: Attempt; mayHaveArrived?: boolean } | { stop: Stop };

/** How a write goes out: declared where its call belongs, carried out here, the same for all of them. */
export type Write<Attempt, Answer, Stop> = {
  /** Writes down that it is about to leave. */
  begin: () => Promise<Begun<Attempt, Stop>>;
  /**
   * Sends what has to be there before it; what fails here has not left.
   * @returns `null` when it cannot go on for now
   */
  prepare?: (attempt: Attempt) => Promise<Attempt | null>;
  send: (attempt: Attempt) => Promise<Answer>;
  /** Looks once whether it has arrived. @returns `null` when it is not there @throws when nobody can tell */
  look?: (attempt: Attempt) => Promise<Answer | null>;
  /** What a failure of this write means, where the table of all writes says too little. */
  outcomeOf?: (error: unknown) => Outcome;
  /** Which failures are looked into; without it those whose outcome is unknown. */
  isLookedInto?: (outcome: Outcome, error: unknown) => boolean;
  /** Whether what surely has not arrived is sent again by itself; never money. */
  isResent?: boolean;
  /** Writes down what became of it. */
  end: (attempt: Attempt, delivered: Delivered<Answer>) => Promise<void>;
  /** Told what goes on. */
  onStep?: (step: 'sending' | 'asking') => void;
};

/**
 * A server may still be writing when its answer is lost: "it is not there" is believed after a
 * second look, so much later.
 */
const secondLookMs = 2_000;

/**
 * Looks twice before something is believed not to be there.
 * @returns what was found; `null` when it was not there either time
 * @throws what `look` throws
 */
async function lookTwice<T>(look: () => Promise<T | null>): Promise<T | null> {
  const found = await look();
  if (found !== null) return found;
  await wait(secondLookMs);
  return look();
}

async function ask<Answer>(look: () => Promise<Answer | null>): Promise<Delivered<Answer>> {
  try {
    const answer = await lookTwice(look);
    return answer === null ? { kind: 'absent' } : { kind: 'sent', answer };
  } catch (error) {
    return { kind: 'unknown', error };
  }
}

async function carryOut<Attempt, Answer, Stop>(
  write: Write<Attempt, Answer, Stop>,
  attempt: Attempt,
  mayHaveArrived: boolean,
): Promise<Delivered<Answer>> {
  const {
    look,
    prepare,
    send,
    onStep,
    outcomeOf = writeOutcome,
    isLookedInto = (outcome) => outcome === 'unknown',
  } = write;

  async function lookInto(of: Attempt, error?: unknown): Promise<Delivered<Answer>> {
    onStep?.('asking');
    const found: Delivered<Answer> = look ? await ask(() => look(of)) : { kind: 'absent' };
    if (__REPORT_URL__ && look) note({ kind: 'write', step: 'asked', outcome: found.kind, error });
    return found;
  }

  if (mayHaveArrived) {
    const found = await lookInto(attempt);
    if (found.kind !== 'absent' || !write.isResent) return found;
  }

  onStep?.('sending');
  let ready: Attempt | null;
  try {
    ready = prepare ? await prepare(attempt) : attempt;
  } catch (error) {
    return { kind: outcomeOf(error) === 'refused' ? 'refused' : 'later', error };
  }
  if (ready === null) return { kind: 'later', error: null };

  try {
    return { kind: 'sent', answer: await send(ready) };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (__REPORT_URL__) note({ kind: 'write', step: 'failed', outcome, error });
    if (!look || !isLookedInto(outcome, error)) return { kind: outcome, error };
    const found = await lookInto(ready, error);
    if (found.kind === 'sent') return found;
    // What the server said of the write itself tells more than what it said of the question.
    const isAbsent = found.kind === 'absent';
    return { kind: isAbsent && outcome === 'unknown' ? 'absent' : isAbsent ? outcome : 'unknown', error };
  }
}

/**
 * Sends a write, once: written down before its first byte leaves, and looked for before a lost answer counts as
 * anything. Whoever calls this holds what keeps other windows out (`deliver` does).
 * @throws only what `begin` and `end` throw
 */
export async function sendOnce<Attempt, Answer, Stop>(
  write: Write<Attempt, Answer, Stop>,
): Promise<Delivered<Answer> | Stop> {
  const begun = await write.begin();
  if ('stop' in begun) return begun.stop;
  const delivered = await carryOut(write, begun.attempt, begun.mayHaveArrived ?? false);
  await write.end(begun.attempt, delivered);
  return delivered;
}

/**
 * The same in one window at a time.
 * @param lock the same name in every window, for the same thing
 * @param mode as `withLock` takes it
 * @returns `elsewhere` when another window is at it
 */
export async function deliver<Attempt, Answer, Stop>(
  storage: DeviceStorage,
  lock: string,
  write: Write<Attempt, Answer, Stop>,
  mode?: Parameters<typeof withLock>[3],
): Promise<Delivered<Answer> | Stop | { kind: 'elsewhere' }> {
  const result = await withLock(storage, lock, () => sendOnce(write), mode);
  return result === 'taken' ? { kind: 'elsewhere' } : result;
}

/** What became of things that waited, counted. */
export type Pass = { sent: number; refused: number; waiting: number };

/** Sends what waits, in this order, one at a time; stops at the first that has to go on waiting. */
export async function sendInOrder<Key>(
  keys: readonly Key[],
  send: (key: Key) => Promise<{ kind: Delivered<unknown>['kind'] | 'elsewhere' | 'gone' }>,
): Promise<Pass> {
  let [sent, refused] = [0, 0];
  for (const key of keys) {
    const { kind } = await send(key);
    if (kind === 'later' || kind === 'unknown' || kind === 'absent') break;
    sent += Number(kind === 'sent');
    refused += Number(kind === 'refused');
  }
  return { sent, refused, waiting: keys.length - sent - refused };
}
