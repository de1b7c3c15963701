const first = 5_000;
const longest = 120_000;
const window = 15 * 60_000;

/**
 * How long to wait before asking the server again whether a payment has arrived: 5 s, 10 s, 20 s, 40 s, 80 s, then every
 * 2 minutes, for a quarter of an hour in all (decision 14).
 * @param attempt how many times it has been asked, from 0
 * @returns milliseconds; `null` when the waiting is over
 */
export function pollDelay(attempt: number): number | null {
  let waited = 0;
  let delay = first;
  for (let index = 0; index < attempt; index += 1) {
    waited += delay;
    delay = Math.min(delay * 2, longest);
    if (waited + delay > window) return null;
  }
  return delay;
}
