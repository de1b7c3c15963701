/** The part of the browser's Web Locks that is used; missing in older engines. */
export type Locks = Pick<LockManager, 'request'>;

/** Web Locks of this browser, if it has them (secure contexts of Chrome 69, Safari 15.4 and later). */
export function browserLocks(): Locks | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

const nameOf = (orderId: string) => `card-payment/${orderId}`;

/**
 * Runs work that no other tab may do for the same order at the same time.
 * @returns what the work returned, or `taken` when another tab is at it. Without Web Locks it runs: then only the record's
 *   `busyUntil` keeps the tabs apart
 */
export async function withOrderLock<T>(locks: Locks | null, orderId: string, work: () => Promise<T>): Promise<T | 'taken'> {
  if (!locks) return work();
  return locks.request(nameOf(orderId), { ifAvailable: true }, async (lock) => (lock ? work() : ('taken' as const)));
}

/** @returns whether no tab is paying the order; `null` when the browser cannot tell */
export async function isOrderFree(locks: Locks | null, orderId: string): Promise<boolean | null> {
  if (!locks) return null;
  return locks.request(nameOf(orderId), { ifAvailable: true }, (lock) => Promise.resolve(lock !== null));
}

/** Waits until no tab is paying the order. */
export async function waitForOrder(locks: Locks | null, orderId: string): Promise<void> {
  await locks?.request(nameOf(orderId), () => Promise.resolve());
}
