import { changeSession } from '@/storage/records/chat-sessions';
import type { DeviceStorage } from '@/storage/storage';
import { newId } from '@/lib/new-id';

/** Runs work while no other tab sends in the same conversation; waits for its turn. */
export type SendLock = (work: () => Promise<void>) => Promise<void>;

/** How long a lease holds without being renewed, how often it is, and how often a taken one is asked for, milliseconds. */
const leaseMs = 10_000;
const renewMs = 3_000;
const askMs = 1_000;

const rest = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

type Options = { storage: DeviceStorage; sessionId: string; now: () => number; locks?: LockManager | undefined };

/**
 * Sees to it that one tab at a time sends. The browser's locks end with their tab; where there are none (old Safari), a
 * lease in the conversation's record stands in, which runs out some seconds after its tab was killed.
 */
export function createSendLock({ storage, sessionId, now, locks = navigator.locks }: Options): SendLock {
  if (locks) {
    return async (work) => {
      await locks.request(`loan-web-chat-${sessionId}`, () => work());
    };
  }

  async function take(tab: string): Promise<void> {
    // A conversation without a record, on a full device, is known to no other tab.
    let isMine = true;
    await changeSession(storage, sessionId, (head) => {
      isMine = head.lease === null || head.lease.tab === tab || head.lease.until < now();
      return isMine ? { ...head, lease: { tab, until: now() + leaseMs } } : undefined;
    });
    if (isMine) return;
    await rest(askMs);
    await take(tab);
  }

  return async (work) => {
    const tab = newId();
    await take(tab);
    const renewal = setInterval(() => void take(tab), renewMs);
    try {
      await work();
    } finally {
      clearInterval(renewal);
      await changeSession(storage, sessionId, (head) => (head.lease?.tab === tab ? { ...head, lease: null } : undefined));
    }
  };
}
