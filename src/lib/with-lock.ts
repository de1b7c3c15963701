/**
 * Does work that only one window may do at a time. Engines without Web Locks do it at once; `isAlone` tells the work
 * whether the lock was really held.
 * @param name of the lock, the same in every window
 * @returns what the work gives; `taken` when another window has the lock
 */
export async function withLock<T>(name: string, work: (isAlone: boolean) => Promise<T>): Promise<T | 'taken'> {
  // Old engines, and pages without a secure context.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work(false);
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work(true) : ('taken' as const)));
}
