import { wait } from '@/platform/browser/wait';
import type { DeviceStorage } from '@/platform/storage/storage';
import { note } from '@/platform/telemetry/report-notes';
import { withLock } from './lock';
import { sentOutcome, writeOutcome, type Outcome } from './outcome';

/** The result of a write that has begun (decision 59, failed writes). */
export type Delivered<Answer> =
  | { kind: 'sent'; answer: Answer }
  /** `refused` and `later` (only its preparation failed): certainly not done. `unknown`: perhaps done. */
  | { kind: Outcome; error: unknown }
  /** The answer was lost, and the server says that it does not have the write. `error`: how this send failed. */
  | { kind: 'absent'; error?: unknown };

/**
 * Whether a write may be sent. `attempt`: its record is saved. `mayHaveArrived`: the same attempt may have been sent
 * before, so the server is asked first. `isResent`: what it does not have is then sent, with the same key; never money.
 * `stop`: nothing is sent, for this reason.
 */
export type BeginResult<Attempt, Stop> =
  | { attempt: Attempt; mayHaveArrived?: boolean; isResent?: boolean }
  | { stop: Stop };

/** One kind of write: its records, its call, and how to ask the server whether it arrived (see `sendOnce`). */
export type Write<Attempt, Answer, Stop> = {
  /** Saves the record of the attempt, before its first byte is sent. */
  begin: () => Promise<BeginResult<Attempt, Stop>>;
  /**
   * Sends what the write needs, such as pictures. If this fails, the write was not sent.
   * @returns `null` if the write has to wait
   */
  prepare?: (attempt: Attempt) => Promise<Attempt | null>;
  send: (attempt: Attempt) => Promise<Answer>;
  /** Asks the server once whether it has the write. @returns `null` if it does not @throws if it is not known */
  look?: (attempt: Attempt) => Promise<Answer | null>;
  /** The meaning of an error of this write, if it differs from `sentOutcome`. */
  outcomeOf?: (error: unknown) => Outcome;
  /** After which errors `look` is called; by default after those whose outcome is unknown. */
  needsLookUp?: (outcome: Outcome, error: unknown) => boolean;
  /** Saves the result. */
  end: (attempt: Attempt, delivered: Delivered<Answer>) => Promise<void>;
  /** Called before the write is sent, and before the server is asked. */
  onStep?: (step: 'sending' | 'asking') => void;
};

/**
 * Milliseconds between two look-ups. A server may still be writing when its answer is lost, so "not found" counts only
 * after the second one.
 */
const secondLookMs = 2_000;

async function askServer<Answer>(look: () => Promise<Answer | null>): Promise<Delivered<Answer>> {
  try {
    let answer = await look();
    if (answer === null) {
      await wait(secondLookMs);
      answer = await look();
    }
    return answer === null ? { kind: 'absent' } : { kind: 'sent', answer };
  } catch (error) {
    return { kind: 'unknown', error };
  }
}

async function runAttempt<Attempt, Answer, Stop>(
  write: Write<Attempt, Answer, Stop>,
  { attempt, mayHaveArrived, isResent }: Exclude<BeginResult<Attempt, Stop>, { stop: Stop }>,
): Promise<Delivered<Answer>> {
  const { look, prepare, send, onStep } = write;
  const { outcomeOf = sentOutcome, needsLookUp = (outcome) => outcome === 'unknown' } = write;

  async function lookUp(sent: Attempt, error?: unknown): Promise<Delivered<Answer>> {
    onStep?.('asking');
    const found: Delivered<Answer> = look ? await askServer(() => look(sent)) : { kind: 'absent' };
    if (__REPORT_URL__ && look) note({ kind: 'write', step: 'asked', outcome: found.kind, error });
    return found;
  }

  if (mayHaveArrived) {
    const found = await lookUp(attempt);
    if (found.kind !== 'absent' || !isResent) return found;
  }

  onStep?.('sending');
  let ready: Attempt | null;
  try {
    ready = prepare ? await prepare(attempt) : attempt;
  } catch (error) {
    return { kind: writeOutcome(error) === 'refused' ? 'refused' : 'later', error };
  }
  if (ready === null) return { kind: 'later', error: null };

  try {
    return { kind: 'sent', answer: await send(ready) };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (__REPORT_URL__) note({ kind: 'write', step: 'failed', outcome, error });
    if (!look || !needsLookUp(outcome, error)) return { kind: outcome, error };
    const found = await lookUp(ready, error);
    if (found.kind === 'sent') return found;
    // The error of the write says more than the error of the look-up.
    const isAbsent = found.kind === 'absent';
    return { kind: isAbsent && outcome === 'unknown' ? 'absent' : isAbsent ? outcome : 'unknown', error };
  }
}

/**
 * Sends a write at most once: its record is saved before the first byte is sent, and after a lost answer the server is
 * asked before anything else happens. The caller holds the lock against other windows (`deliver` takes it).
 * @throws only the errors of `begin` and `end`
 */
export async function sendOnce<Attempt, Answer, Stop>(
  write: Write<Attempt, Answer, Stop>,
): Promise<Delivered<Answer> | Stop> {
  const begun = await write.begin();
  if ('stop' in begun) return begun.stop;
  const delivered = await runAttempt(write, begun);
  await write.end(begun.attempt, delivered);
  return delivered;
}

/**
 * Sends a write at most once, in one window at a time (`withLock`).
 * @returns `elsewhere` if another window holds the lock
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
