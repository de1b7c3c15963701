export type Trying = {
  /** Something has changed: tries at once, or once more when it is at it. */
  wake: () => void;
  stop: () => void;
};

const waitingWork = new EventTarget();

/** Something new waits to be sent: whoever keeps trying tries at once. */
export function announceWaiting(): void {
  waitingWork.dispatchEvent(new Event('waiting'));
}

/** Between two tries while something waits, milliseconds; the last one repeats. */
const delaysMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/**
 * Tries at once, whenever the phone says that something has changed, and from time to time while something waits: the
 * phone's own word about the network is not to be relied on.
 * @param pass sends what waits; gives whether anything still waits. What it throws counts as waiting
 */
export function keepTrying(pass: () => Promise<boolean>): Trying {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isRunning = false;
  let isAskedAgain = false;
  let isOver = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    isAskedAgain = isRunning;
    if (isRunning || isOver) return;
    isRunning = true;
    const waits = await pass().catch(() => true);
    isRunning = false;
    if (isOver) return;
    if (isAskedAgain) {
      await run();
    } else if (waits) {
      timer = setTimeout(() => void run(), delaysMs[Math.min(tries, delaysMs.length - 1)]);
      tries += 1;
    }
  }

  function wake(): void {
    tries = 0;
    void run();
  }

  const onVisible = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('online', wake);
  waitingWork.addEventListener('waiting', wake);
  document.addEventListener('visibilitychange', onVisible);
  void run();

  return {
    wake,
    stop() {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      waitingWork.removeEventListener('waiting', wake);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
