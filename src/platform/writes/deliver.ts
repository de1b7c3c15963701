import { wait } from '@/platform/browser/wait';
import type { DeviceStorage } from '@/platform/storage/storage';
import { note } from '@/platform/telemetry/report-notes';
import { withLock } from './lock';
import { sentOutcome, harmlessOutcome, type Outcome } from './outcome';

/** `refused` and `later` (only its preparation failed): certainly not done. `unknown`: perhaps done. */
type Failure = { kind: Outcome; error: unknown };

/** The result of a write that has begun (decision 59, failed writes). */
export type Delivered<Answer> =
  | { kind: 'sent'; answer: Answer }
  | Failure
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

/** One kind of write: its records, its call, and how to ask the server whether it arrived (see `deliver`). */
export type Write<Attempt, Answer, Stop> = {
  /** Saves the record of the attempt, before its first byte is sent. */
  begin: () => Promise<BeginResult<Attempt, Stop>>;
  /** Sends what the write needs, such as pictures; after a failure no write. @returns `null` if it has to wait */
  prepare?: (attempt: Attempt) => Promise<Attempt | null>;
  send: (attempt: Attempt) => Promise<Answer>;
  /**
   * Asks the server once whether it has the write, also after a refusal: that may answer a copy of the request.
   * @param failed how this send has failed; absent for an earlier attempt
   * @returns `null` if it does not; `undefined` if it is not asked after such a failure @throws if it is not known
   */
  look?: (attempt: Attempt, failed?: Failure) => Promise<Answer | null> | undefined;
  end: (attempt: Attempt, delivered: Delivered<Answer>) => Promise<void>;
};

/** Milliseconds between two look-ups: a server may still be writing, so only the second "not found" counts. */
const secondLookMs = 2_000;

async function askServer<Answer>(
  look: () => Promise<Answer | null> | undefined,
  failed?: Failure,
): Promise<Delivered<Answer> | undefined> {
  const first = look();
  if (!first) return undefined;
  let found: Delivered<Answer>;
  try {
    let answer: Answer | null | undefined = await first;
    if (answer === null) {
      await wait(secondLookMs);
      answer = await look();
    }
    found = answer == null ? { kind: 'absent' } : { kind: 'sent', answer };
  } catch (error) {
    found = { kind: 'unknown', error };
  }
  if (__REPORT_URL__) note({ kind: 'write', step: 'asked', outcome: found.kind, error: failed?.error });
  return found;
}

async function runAttempt<Attempt, Answer, Stop>(
  { look, prepare, send }: Write<Attempt, Answer, Stop>,
  { attempt, mayHaveArrived, isResent }: Exclude<BeginResult<Attempt, Stop>, { stop: Stop }>,
): Promise<Delivered<Answer>> {
  if (mayHaveArrived) {
    const found = (await askServer(() => look?.(attempt))) ?? { kind: 'absent' };
    if (found.kind !== 'absent' || !isResent) return found;
  }

  let ready: Attempt | null;
  try {
    ready = prepare ? await prepare(attempt) : attempt;
  } catch (error) {
    return { kind: harmlessOutcome(error) === 'refused' ? 'refused' : 'later', error };
  }
  if (ready === null) return { kind: 'later', error: null };

  const sent = ready;
  try {
    return { kind: 'sent', answer: await send(sent) };
  } catch (error) {
    const failed = { kind: sentOutcome(error), error };
    if (__REPORT_URL__) note({ kind: 'write', step: 'failed', outcome: failed.kind, error });
    const found = await askServer(() => look?.(sent, failed), failed);
    if (!found) return failed;
    if (found.kind === 'sent') return found;
    // The error of the write says more than the error of the look-up.
    if (found.kind !== 'absent') return { kind: 'unknown', error };
    return failed.kind === 'refused' ? failed : { kind: 'absent', error };
  }
}

/**
 * Sends a write at most once, in one window at a time (`withLock`): its record is saved before the first byte is sent,
 * and after a lost answer the server is asked before anything else happens.
 * @returns `elsewhere` if another window holds the lock @throws only the errors of `begin` and `end`
 */
export async function deliver<Attempt, Answer, Stop>(
  storage: DeviceStorage,
  lock: string,
  write: Write<Attempt, Answer, Stop>,
  mode?: Parameters<typeof withLock>[3],
): Promise<Delivered<Answer> | Stop | { kind: 'elsewhere' }> {
  async function run(): Promise<Delivered<Answer> | Stop> {
    const begun = await write.begin();
    if ('stop' in begun) return begun.stop;
    const delivered = await runAttempt(write, begun);
    await write.end(begun.attempt, delivered);
    return delivered;
  }
  const result = await withLock(storage, lock, run, mode);
  return result === 'taken' ? { kind: 'elsewhere' } : result;
}
