/**
 * Tells how long things have stood as they are, by a clock that nobody can set: what another page wrote, or this one
 * before a reload, has stood for as long as this page has seen it.
 * @param monotonic milliseconds
 * @returns a function of a thing's name and of what it is, in words that change with it; gives the milliseconds
 *   since it was first seen so
 */
export function watchUnchanged(
  monotonic: () => number = () => performance.now(),
): (name: string, state: string) => number {
  const seen = new Map<string, { state: string; since: number }>();
  return (name, state) => {
    const now = monotonic();
    const known = seen.get(name);
    if (known?.state === state) return now - known.since;
    seen.set(name, { state, since: now });
    return 0;
  };
}
