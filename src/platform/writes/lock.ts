import * as v from 'valibot';
import { newId } from '@/domain/new-id';
import { wait } from '@/platform/browser/wait';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import { watchUnchanged } from './unchanged';

/**
 * Who holds a lock, where the browser has none of its own. Keyed by the lock's name; renewed as
 * long as its window lives.
 */
export const leases = defineStore({
  name: 'leases',
  version: 1,
  schema: v.object({ holder: v.string(), renewals: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

/** A lease that was not renewed for so long belonged to a window that died, milliseconds. */
const leaseMs = 10_000;
/** How often it is renewed, and how often a taken one is asked for, milliseconds. */
const renewMs = 3_000;
const askMs = 1_000;

const unchangedMs = watchUnchanged();

async function withLease<T>(
  storage: DeviceStorage,
  name: string,
  work: () => Promise<T>,
  mode: 'now' | 'inTurn',
): Promise<T | 'taken'> {
  const store = storage.open(leases);
  const holder = newId();

  async function take(): Promise<boolean> {
    // On a full device nobody can be told: what is sent notes itself, and does not leave where it cannot.
    let isMine = true;
    await store.update(name, (old) => {
      isMine = !old || old.holder === holder || unchangedMs(name, `${old.holder} ${String(old.renewals)}`) >= leaseMs;
      return isMine ? { holder, renewals: old?.holder === holder ? old.renewals + 1 : 0 } : old;
    });
    return isMine;
  }

  while (!(await take())) {
    if (mode === 'now') return 'taken';
    await wait(askMs);
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
 * Does work that only one window may do at a time; lets go when the work ends, or when its window dies. Engines without
 * Web Locks, and those that refuse their use, have a lease on the device in their place.
 * @param name of the lock, the same in every window
 * @param mode `now` gives up where another window is at it, `inTurn` waits for it
 * @returns what the work gives; `taken` when another window has the lock
 * @throws what the work throws
 */
export async function withLock<T>(
  storage: DeviceStorage,
  name: string,
  work: () => Promise<T>,
  mode: 'now' | 'inTurn' = 'now',
): Promise<T | 'taken'> {
  // Old engines, and pages without a secure context.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return withLease(storage, name, work, mode);
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: mode === 'now' }, async (lock) => {
      if (!lock) return 'taken' as const;
      hasBegun = true;
      return work();
    });
  } catch (error) {
    // Where site data is blocked the interface is there and refuses its use.
    if (hasBegun) throw error;
    return withLease(storage, name, work, mode);
  }
}

/**
 * @returns whether no window is at it: what was begun under this lock, and has not ended, was
 *   left by a window that died
 */
export async function isFree(storage: DeviceStorage, name: string): Promise<boolean> {
  return (await withLock(storage, name, () => Promise.resolve('free' as const))) === 'free';
}
