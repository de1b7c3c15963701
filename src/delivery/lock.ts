/**
 * Does work that only one window may do at a time; it lets go when the work ends, or when its window dies. Engines without
 * Web Locks, and those that refuse their use, do it at once: `isAlone` tells the work whether the lock is really held.
 * @param name of the lock, the same in every window
 * @param mode `now` gives up where another window is at it, `inTurn` waits for it
 * @returns what the work gives; `taken` when another window has the lock
 * @throws what the work throws
 */
export async function withLock<T>(name: string, work: (isAlone: boolean) => Promise<T>, mode: 'now' | 'inTurn' = 'now'): Promise<T | 'taken'> {
  // Old engines, and pages without a secure context.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work(false);
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: mode === 'now' }, async (lock) => {
      if (!lock) return 'taken' as const;
      hasBegun = true;
      return work(true);
    });
  } catch (error) {
    // Where site data is blocked the interface is there and refuses its use.
    if (hasBegun) throw error;
    return work(false);
  }
}
