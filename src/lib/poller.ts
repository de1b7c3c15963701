import { pollDelay, type PollPlan } from './poll-delay';

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
