/** How often something is asked for, in milliseconds: the first pause, the longest, and after how much waiting it ends. */
export type PollPlan = { first: number; longest: number; window: number };

/**
 * How long to wait before asking once more: each pause is twice the one before, up to the longest.
 * @param attempt how many times it has been asked, from 0
 * @returns milliseconds; `null` when the waiting is over
 */
export function pollDelay(attempt: number, { first, longest, window }: PollPlan): number | null {
  let waited = 0;
  let delay = Math.min(first, longest);
  for (let index = 0; index < attempt; index += 1) {
    waited += delay;
    delay = Math.min(delay * 2, longest);
    if (waited + delay > window) return null;
  }
  return delay;
}

/** What an answer is fresh for, milliseconds: a page that flickers between hidden and visible does not ask each time. */
export const freshMs = 3_000;

export type Poller = {
  /** Asks now, and starts over with short pauses; while a question is out, that one counts. */
  askNow: () => void;
  /** The page was hidden, or is seen again. */
  visibilityChanged: () => void;
  stop: () => void;
};

type Options = {
  plan: PollPlan;
  /** Asks once. What goes wrong is the asker's business. */
  ask: () => Promise<unknown>;
  isHidden: () => boolean;
};

/**
 * Asks again and again with growing pauses, but never while nobody looks: a hidden page is silent, and asks at once when
 * it is seen again, then starts over with short pauses. Counts pauses, not clock times: a clock that jumps changes nothing.
 */
export function createPoller({ plan, ask, isHidden }: Options): Poller {
  let attempt = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let fresh: ReturnType<typeof setTimeout> | undefined;
  let isFresh = false;
  let isAsking = false;
  let isStopped = false;

  function wait(): void {
    clearTimeout(pause);
    const delay = pollDelay(attempt, plan);
    if (delay === null || isHidden() || isAsking || isStopped) return;
    pause = setTimeout(() => void askOnce(), delay);
  }

  async function askOnce(): Promise<void> {
    clearTimeout(pause);
    attempt += 1;
    isAsking = true;
    try {
      await ask();
    } catch {
      // No answer is no news: the next pause is longer, that is all.
    }
    isAsking = false;
    if (isStopped) return;
    isFresh = true;
    clearTimeout(fresh);
    fresh = setTimeout(() => (isFresh = false), freshMs);
    wait();
  }

  wait();
  return {
    askNow() {
      attempt = 0;
      if (!isAsking && !isStopped) void askOnce();
    },
    visibilityChanged() {
      clearTimeout(pause);
      if (isHidden() || isAsking || isStopped) return;
      if (isFresh) {
        wait();
        return;
      }
      attempt = 0;
      void askOnce();
    },
    stop() {
      isStopped = true;
      clearTimeout(pause);
      clearTimeout(fresh);
    },
  };
}
