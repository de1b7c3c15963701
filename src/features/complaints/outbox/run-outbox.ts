import { withLock } from '@/delivery/lock';
import { complaintOutbox } from '@/storage/records/complaint-outbox';
import { outboxLock } from './outbox-entries';
import { sendEntry, type SendDeps, type SendResult } from './send-entry';

export type PassResult = { sent: number; failed: number; waiting: number };

/** Sends what waits, oldest first, one at a time; stops at the first that has to wait. */
async function runPass(isAlone: boolean, deps: SendDeps): Promise<PassResult> {
  const records = await deps.storage.open(complaintOutbox).list();
  const waiting = records.filter(({ data }) => data.state === 'waiting').sort((one, other) => one.data.createdAt - other.data.createdAt);
  const count = { sent: 0, failed: 0, later: 0, gone: 0 } satisfies Record<SendResult, number>;

  async function sendFrom(index: number): Promise<void> {
    const entry = waiting[index];
    if (!entry) return;
    const result = await sendEntry(entry.key, isAlone, deps);
    count[result] += 1;
    if (result !== 'later') await sendFrom(index + 1);
  }

  await sendFrom(0);
  return { sent: count.sent, failed: count.failed, waiting: waiting.length - count.sent - count.failed };
}

/** One pass over the outbox, in one window only. @returns `taken` when another window is at it */
export function passOverOutbox(deps: SendDeps): Promise<PassResult | 'taken'> {
  return withLock(outboxLock, (isAlone) => runPass(isAlone, deps));
}

/** Between two tries while something waits, milliseconds; the last one repeats. */
const delays = [5_000, 15_000, 30_000, 60_000];

type Signals = {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  /** @returns what ends the listening */
  onWake: (listener: () => void) => () => void;
};

/**
 * Tries at once, whenever the phone says that something has changed, and from time to time while something waits: the
 * phone's own word about the network is not to be relied on.
 * @param pass one pass; gives whether anything still waits
 * @returns what ends it
 */
export function keepTrying(pass: () => Promise<boolean>, { window, document, onWake }: Signals): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isRunning = false;
  let isAskedAgain = false;
  let isOver = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    const waits = await pass().catch(() => true);
    isRunning = false;
    if (isOver) return;
    if (isAskedAgain) {
      isAskedAgain = false;
      await run();
    } else if (waits) {
      timer = setTimeout(() => void run(), delays[Math.min(tries, delays.length - 1)]);
      tries += 1;
    }
  }

  function runAnew(): void {
    tries = 0;
    void run();
  }

  const onVisible = () => document.visibilityState === 'visible' && runAnew();
  window.addEventListener('online', runAnew);
  document.addEventListener('visibilitychange', onVisible);
  const stopWaking = onWake(runAnew);
  void run();

  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', runAnew);
    document.removeEventListener('visibilitychange', onVisible);
    stopWaking();
  };
}
