/** First, longest and all waiting together, milliseconds. */
const first = 2_000;
const longest = 60_000;
const window = 15 * 60_000;

/**
 * How long to wait before looking at the loan again: 2 s, 4 s, 8 s, 16 s, 32 s, then every minute, for a quarter of an
 * hour in all. The first looks are close together: someone stands at the page and wants to know.
 * @param looks how many there have been
 * @returns milliseconds; `null` when the waiting is over
 */
export function checkDelay(looks: number): number | null {
  let waited = 0;
  let delay = first;
  for (let look = 0; look < looks; look += 1) {
    waited += delay;
    delay = Math.min(delay * 2, longest);
    if (waited > window) return null;
  }
  return waited + delay <= window ? delay : null;
}
