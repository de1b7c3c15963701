// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { storeNames } from '@/config/stores';
import { addSession, changeSession } from '@/storage/records/chat-sessions';
import { createStorage } from '@/storage/storage';
import { holdTimers, passUntil } from '../../../../tests/support/timers';
import { createSendLock } from './send-lock';

beforeEach(holdTimers);

async function device(now: () => number) {
  const storage = createStorage({ owner: () => 'u:1', now, stores: storeNames });
  await addSession(storage, { id: 's', orderNo: '1', startedAt: 1, logVersion: 1 });
  return { storage, lock: createSendLock({ storage, sessionId: 's', now, locks: undefined }) };
}

it('lets one after the other send, where the browser has no locks', async () => {
  const { storage, lock } = await device(Date.now);
  const other = createSendLock({ storage, sessionId: 's', now: Date.now, locks: undefined });
  const order: string[] = [];
  let release: () => void = () => undefined;
  const first = lock(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (release = resolve));
    order.push('first ends');
  });
  await vi.waitFor(() => expect(order).toHaveLength(1));
  const second = other(async () => void order.push('second'));
  release();
  await passUntil(() => expect(order).toHaveLength(3));
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

it('does not wait for a tab that died long ago', async () => {
  const { storage, lock } = await device(() => 20_000);
  await changeSession(storage, 's', (head) => ({ ...head, lease: { tab: 'dead', until: 19_999 } }));
  const work = vi.fn(async () => undefined);
  await lock(work);
  expect(work).toHaveBeenCalledOnce();
});

it('lets a conversation be sent that found no room on the device', async () => {
  const storage = createStorage({ owner: () => 'u:1', now: () => 1, stores: storeNames });
  const work = vi.fn(async () => undefined);
  await createSendLock({ storage, sessionId: 'never written', now: () => 1, locks: undefined })(work);
  expect(work).toHaveBeenCalledOnce();
});
