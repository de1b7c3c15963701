import { withLock } from '@/delivery/lock';
import { watchUnchanged } from '@/delivery/unchanged';
import { changeSession } from '@/storage/records/chat-sessions';
import type { DeviceStorage } from '@/storage/storage';
import { newId } from '@/lib/new-id';
import { wait } from '@/lib/wait';

/** Runs work while no other tab sends in the same conversation; waits for its turn. */
export type SendLock = (work: () => Promise<void>) => Promise<void>;

/** How long a lease holds without being renewed, how often it is, and how often a taken one is asked for, milliseconds. */
const leaseMs = 10_000;
const renewMs = 3_000;
const askMs = 1_000;

type Options = { storage: DeviceStorage; sessionId: string; now: () => number };

/**
 * Sees to it that one tab at a time sends. The browser's locks end with their tab; where there are none (old Safari), a
 * lease in the conversation's record stands in: one that is not renewed for a while belonged to a tab that was killed.
 */
export function createSendLock({ storage, sessionId, now }: Options): SendLock {
  const stoodMs = watchUnchanged();

  async function take(tab: string): Promise<void> {
    // A conversation without a record, on a full device, is known to no other tab.
    let isMine = true;
    await changeSession(storage, sessionId, (head) => {
      isMine = head.lease === null || head.lease.tab === tab || stoodMs(head.lease.tab, String(head.lease.until)) >= leaseMs;
      return isMine ? { ...head, lease: { tab, until: now() + leaseMs } } : undefined;
    });
    if (isMine) return;
    await wait(askMs);
    await take(tab);
  }

  async function workOnLease(work: () => Promise<void>): Promise<void> {
    const tab = newId();
    await take(tab);
    const renewal = setInterval(() => void take(tab), renewMs);
    try {
      await work();
    } finally {
      clearInterval(renewal);
      await changeSession(storage, sessionId, (head) => (head.lease?.tab === tab ? { ...head, lease: null } : undefined));
    }
  }

  return async (work) => {
    await withLock(`loan-web-chat-${sessionId}`, (isAlone) => (isAlone ? work() : workOnLease(work)), 'inTurn');
  };
}
