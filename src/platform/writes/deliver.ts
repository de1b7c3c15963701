import { wait } from '@/platform/browser/wait';
import type { DeviceStorage } from '@/platform/storage/storage';
import { note } from '@/platform/telemetry/report-notes';
import { withLock } from './lock';
import { type Outcome, writeOutcome } from './outcome';

/** The result of a write that was begun (decision 59, failed writes). */
export type Delivered<Answer> =
  | { kind: 'sent'; answer: Answer }
  /** `refused` and `later`: surely not done. `unknown`: perhaps done (see `Outcome`). */
  | { kind: Outcome; error: unknown }
  /** The answer was lost, and the server says that it does not have the write. `error`: how this send failed. */
  | { kind: 'absent'; error?: unknown };

/**
 * Whether a write may leave. `attempt`: its record is saved. `mayHaveArrived`: a page that has ended may have sent the
 * same attempt. `stop`: nothing leaves, for this reason.
 */
export type Begun<Attempt, Stop> = { attempt: Attempt; mayHaveArrived?: boolean } | { stop: Stop };

/**
 * What one kind of write declares: its records, its call, and how to ask whether it arrived. The driver does the rest.
 */
export type Write<Attempt, Answer, Stop> = {
  /** Saves the record of the attempt, before its first byte leaves. */
  begin: () => Promise<Begun<Attempt, Stop>>;
  /**
   * Sends what the write itself needs, such as pictures. What fails here has not sent the write.
   * @returns `null` when the write has to wait
   */
  prepare?: (attempt: Attempt) => Promise<Attempt | null>;
  send: (attempt: Attempt) => Promise<Answer>;
  /** Asks the server once whether it has the write. @returns `null` when it does not @throws when it cannot tell */
  look?: (attempt: Attempt) => Promise<Answer | null>;
  /** What an error of this write means, where it differs from `writeOutcome`. */
  outcomeOf?: (error: unknown) => Outcome;
  /** After which errors `look` is asked; without it after those whose outcome is unknown. */
  isLookedInto?: (outcome: Outcome, error: unknown) => boolean;
  /** Whether a write that did not arrive is sent again without a tap. Never for money. */
  isResent?: boolean;
  /** Saves the result. */
  end: (attempt: Attempt, delivered: Delivered<Answer>) => Promise<void>;
  /** Called before the write is sent, and before the server is asked. */
  onStep?: (step: 'sending' | 'asking') => void;
};

/**
 * Milliseconds between two looks. A server may still be writing when its answer is lost, so "not there" counts only
 * after the second look.
 */
const secondLookMs = 2_000;

/** @returns what one of two looks found; `null` when both found nothing */
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

  async function lookInto(sent: Attempt, error?: unknown): Promise<Delivered<Answer>> {
    onStep?.('asking');
    const found: Delivered<Answer> = look ? await ask(() => look(sent)) : { kind: 'absent' };
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
    // The error of the write says more than the error of the look-up.
    const isAbsent = found.kind === 'absent';
    return { kind: isAbsent && outcome === 'unknown' ? 'absent' : isAbsent ? outcome : 'unknown', error };
  }
}

/**
 * Sends a write at most once: its record is saved before the first byte leaves, and after a lost answer the server is
 * asked before anything else happens. The caller holds the lock against other windows (`deliver` takes it).
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
 * Sends a write at most once, in one window at a time.
 * @param lock its name: the same in every window for the same write
 * @param mode as `withLock` takes it
 * @returns `elsewhere` when another window holds the lock
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
