/** What came of work that only one window at a time may do. */
export type Alone<Result> = { ran: true; result: Result } | { ran: false };

type LockManager = { request: (name: string, options: { ifAvailable: true }, work: (lock: unknown) => Promise<void>) => Promise<unknown> };

/** Missing in engines before Chrome 69 and Safari 15.4, and outside of secure contexts. */
function lockManager(): LockManager | undefined {
  const { locks }: { locks?: LockManager } = navigator;
  return locks;
}

/**
 * Does work unless another window of this browser is at the same. It lets go when the work ends, or when its window dies.
 * An engine without locks does the work: what must never happen twice is guarded by a record on the device as well.
 * @param name what the work is about; the same in every window
 * @throws what the work throws
 */
export async function whileAlone<Result>(name: string, work: () => Promise<Result>): Promise<Alone<Result>> {
  const locks = lockManager();
  if (!locks) return { ran: true, result: await work() };
  let outcome: Alone<Result> | undefined;
  let failure: unknown;
  let hasBegun = false;
  try {
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      hasBegun = true;
      try {
        outcome = { ran: true, result: await work() };
      } catch (error) {
        failure = error;
      }
    });
  } catch {
    // Some webviews have the interface and refuse its use.
    if (!hasBegun) return { ran: true, result: await work() };
  }
  if (hasBegun && !outcome) throw failure;
  return outcome ?? { ran: false };
}
