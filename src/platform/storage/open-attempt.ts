import { fieldsOf } from '@/domain/fields-of';
import { newId } from '@/domain/new-id';
import { attempt } from '@/platform/browser/attempt';
import { copyKey, readCopy } from './envelope';

/** A request for a payment code, until its answer is in the book of its order. */
export type OpenAttempt = {
  request: string;
  /** Its idempotency key. */
  key: string;
  /** When it was sent first, epoch milliseconds. */
  at: number;
  /** The answer, if the inline script has shown it. */
  body?: string;
};

/** Longer ago, or so far ahead by a wrong clock, the same request is another attempt; milliseconds. */
const longestMs = 15 * 60_000;

/** Under this name it lies beside the copies of records, and is removed with them. */
const store = 'open-attempt';

/** Stores the attempt of an order; without one: it has ended. */
export function storeAttempt(local: Storage | undefined, owner: string, orderId: string, open?: OpenAttempt): void {
  const key = copyKey(owner, store, orderId);
  attempt(() => (open ? local?.setItem(key, JSON.stringify(open)) : local?.removeItem(key)));
}

/** The attempt of a request, or a new one: one key for all windows and loads (decision 68, before paying again). */
export function attemptFor(
  local: Storage | undefined,
  owner: string,
  orderId: string,
  payload: object,
): OpenAttempt | undefined {
  const request = JSON.stringify(payload);
  const find = () => {
    const open = fieldsOf(readCopy(local, owner, store, orderId));
    if (open['request'] !== request || Math.abs(Date.now() - Number(open['at'])) >= longestMs) return undefined;
    // Written by this file; a wrong key or body is refused by the server or the contract.
    return open as OpenAttempt;
  };
  const open = find();
  if (!open) storeAttempt(local, owner, orderId, { request, key: newId(), at: Date.now() });
  return open ?? find();
}
