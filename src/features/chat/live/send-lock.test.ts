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
  return { storage, lock: createSendLock({ storage, sessionId: 's', now }) };
}

it('lets one after the other send, where the browser has no locks', async () => {
  const { storage, lock } = await device(Date.now);
  const other = createSendLock({ storage, sessionId: 's', now: Date.now });
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

it.each([['an hour ago', 1], ['an hour ahead', 7_200_000]])('waits ten seconds for a tab that died, although its clock stood %s', async (_, until) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'], shouldAdvanceTime: true });
  const { storage, lock } = await device(() => 3_600_000);
  await changeSession(storage, 's', (head) => ({ ...head, lease: { tab: 'dead', until } }));
  const work = vi.fn(async () => undefined);
  const sent = lock(work);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(work).not.toHaveBeenCalled();
  await passUntil(() => expect(work).toHaveBeenCalledOnce());
  await sent;
});

it('lets a conversation be sent that found no room on the device', async () => {
  const storage = createStorage({ owner: () => 'u:1', now: () => 1, stores: storeNames });
  const work = vi.fn(async () => undefined);
  await createSendLock({ storage, sessionId: 'never written', now: () => 1 })(work);
  expect(work).toHaveBeenCalledOnce();
});
