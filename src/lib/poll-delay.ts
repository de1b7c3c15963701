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
