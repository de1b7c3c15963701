import * as v from 'valibot';
import { newId } from '@/domain/new-id';
import { oncePer } from '@/platform/browser/once-per';
import { wait } from '@/platform/browser/wait';
import { countWork } from '@/platform/offline/reload';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';

/** @returns milliseconds since this page first saw the state of a name, by a clock that a person cannot set */
export function watchUnchanged(
  monotonic: () => number = () => performance.now(),
): (name: string, state: string) => number {
  const seen = new Map<string, { state: string; since: number }>();
  return (name, state) => {
    const now = monotonic();
    const earlier = seen.get(name);
    if (earlier?.state === state) return now - earlier.since;
    seen.set(name, { state, since: now });
    return 0;
  };
}

/** The holder of each lock by its name, without Web Locks; renewed while the holder's window is open. */
export const leases = defineStore({
  name: 'leases',
  version: 1,
  schema: v.object({ holder: v.string(), renewals: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

/** A lease that was not renewed for this time belongs to a window that was killed; milliseconds. */
const leaseMs = 10_000;
/** The intervals at which a lease is renewed, and at which a waiting window tries to take it; milliseconds. */
const renewMs = 3_000;
const retryMs = 1_000;

/** By the storage of the page, because each page sees its own leases. */
const watches = oncePer<ReturnType<typeof watchUnchanged>>();

async function withLease<T>(
  storage: DeviceStorage,
  name: string,
  work: () => Promise<T>,
  mode: 'now' | 'inTurn',
): Promise<T | 'taken'> {
  const store = storage.open(leases);
  const unchangedMs = watches(storage, [], () => watchUnchanged());
  const holder = newId();

  async function take(): Promise<boolean> {
    // If the device is full, no lease is saved. That is safe: a write saves its attempt first, and stops if that fails.
    let isMine = true;
    await store.update(name, (old) => {
      isMine = !old || old.holder === holder || unchangedMs(name, `${old.holder} ${String(old.renewals)}`) >= leaseMs;
      return isMine ? { holder, renewals: old?.holder === holder ? old.renewals + 1 : 0 } : old;
    });
    return isMine;
  }

  while (!(await take())) {
    if (mode === 'now') return 'taken';
    await wait(retryMs);
  }
  const renewal = setInterval(() => void take(), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await store.update(name, (old) => (old?.holder === holder ? undefined : old));
  }
}

/**
 * Runs work in one window at a time, until it ends or its window is killed; without Web Locks by a lease in storage.
 * @param mode `now` gives up when another window holds the lock, `inTurn` waits for it
 * @returns the result of the work; `taken` if another window holds the lock @throws the error of the work
 */
export async function withLock<T>(
  storage: DeviceStorage,
  name: string,
  work: () => Promise<T>,
  mode: 'now' | 'inTurn' = 'now',
): Promise<T | 'taken'> {
  const countedWork = () => countWork(storage, work);
  // Old engines and pages without a secure context have no Web Locks.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return withLease(storage, name, countedWork, mode);
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: mode === 'now' }, async (lock) => {
      if (!lock) return 'taken' as const;
      hasBegun = true;
      return countedWork();
    });
  } catch (error) {
    // Browsers that block site data have the interface, but it throws.
    if (hasBegun) throw error;
    return withLease(storage, name, countedWork, mode);
  }
}

/** @returns whether no window holds the lock: an attempt that has not ended then belongs to a window that was killed */
export async function isFree(storage: DeviceStorage, name: string): Promise<boolean> {
  return (await withLock(storage, name, () => Promise.resolve('free' as const))) === 'free';
}
