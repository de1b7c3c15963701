import { withLock } from '@/delivery/lock';
import type { SendAttempt } from '@/storage/records/complaint-evidence';
import { complaintOutbox, type OutboxRecord } from '@/storage/records/complaint-outbox';
import type { DeviceStorage } from '@/storage/storage';
import type { WriteOutcome } from '@/storage/store';
import { wakeRunner } from './wake';

/** Under which name windows agree on who sends what waits. */
export const outboxLock = 'complaint-outbox';

/** Lays a complaint out to be sent when the network is back. @returns `full` when the device has no room: nothing was kept then */
export async function addEntry(storage: DeviceStorage, entry: OutboxRecord): Promise<WriteOutcome> {
  const outcome = await storage.open(complaintOutbox).set(entry.id, entry);
  if (outcome !== 'full') wakeRunner();
  return outcome;
}

/**
 * Takes an entry back, unless it is being sent at this moment.
 * @param now epoch milliseconds; counts only where the browser cannot tell whether a window is sending
 * @returns whether it is gone
 */
export async function cancelEntry(storage: DeviceStorage, id: string, now: number): Promise<boolean> {
  let cancelled = false;

  async function cancelIf(isIdle: (attempt: SendAttempt) => boolean): Promise<void> {
    await storage.open(complaintOutbox).update(id, (entry) => {
      cancelled = !entry?.attempt || isIdle(entry.attempt);
      return cancelled ? undefined : entry;
    });
  }

  const outcome = await withLock(outboxLock, (isAlone) => cancelIf(({ until }) => isAlone || until <= now));
  if (outcome === 'taken') await cancelIf(({ until }) => until === 0);
  return cancelled;
}

/** Lets a refused entry be sent once more. */
export async function retryEntry(storage: DeviceStorage, id: string): Promise<void> {
  await storage.open(complaintOutbox).update(id, (entry) => entry && { ...entry, state: 'waiting', error: '' });
  wakeRunner();
}
