// @vitest-environment jsdom
import * as v from 'valibot';
import { HttpError, OfflineError } from '@/platform/api/errors';
import { defineStore } from '@/platform/storage/definition';
import { createStorage } from '@/platform/storage/storage';
import { flushOutbox, runOutbox, wakeOutbox, type OutboxKind } from './outbox';

describe('a flush of the outbox', () => {
  const schema = v.object({ at: v.number(), isFailed: v.boolean() });
  const store = defineStore({ name: 'waiting-ratings', version: 1, schema });

  type Result = Awaited<ReturnType<OutboxKind<unknown>['send']>>;
  const refused: Result = { kind: 'refused', error: new HttpError(422) };
  const failed: Result = { kind: 'unknown', error: new HttpError(500) };
  const busy: Result = { kind: 'later', error: new HttpError(429) };
  const asked: Result = { kind: 'absent', error: new HttpError(403) };
  const offline: Result = { kind: 'unknown', error: new OfflineError() };

  const counted = { sent: 0, refused: 0, unknown: 0, waiting: 0 };

  it.each<[string, Record<string, Result>, string[], Partial<typeof counted>]>([
    ['sends the oldest first, and nothing refused before', {}, ['b', 'a', 'c'], { sent: 3 }],
    ['continues after a refusal', { b: refused }, ['b', 'a', 'c'], { sent: 2, refused: 1 }],
    ['goes on after one elsewhere', { b: { kind: 'elsewhere' } }, ['b', 'a', 'c'], { sent: 2, waiting: 1 }],
    ['continues after a failed one', { b: failed }, ['b', 'a', 'c'], { sent: 2, waiting: 1 }],
    ['does not call refused what had no clear answer', { b: failed }, ['b', 'a', 'c'], { sent: 2, unknown: 1 }],
    ['stops if the server is busy', { a: busy }, ['b', 'a'], { sent: 1, waiting: 2 }],
    ['continues if the server could be asked', { a: asked }, ['b', 'a', 'c'], { sent: 2, waiting: 1 }],
    ['stops without a network', { b: offline }, ['b'], { waiting: 3 }],
  ])('%s', async (_, results, order, counts) => {
    const storage = createStorage({ owner: () => 'u:1', now: () => 1, stores: [store.name] });
    const items = { a: 2, b: 1, c: 3, failed: 0 };
    for (const [key, at] of Object.entries(items))
      await storage.open(store).set(key, { at, isFailed: key === 'failed' });
    const sent: string[] = [];
    const kind: OutboxKind<{ at: number; isFailed: boolean }> = {
      store,
      createdAt: ({ at }) => at,
      isWaiting: ({ isFailed }) => !isFailed,
      send: async (key) => {
        sent.push(key);
        if (key === 'b' && counts.unknown === 1) await storage.open(store).set(key, { at: 1, isFailed: true });
        return results[key] ?? { kind: 'sent', answer: null };
      },
    };
    expect(await flushOutbox(storage, kind)).toEqual({ ...counted, ...counts });
    expect(sent).toEqual(order);
  });
});

function start(waits: boolean) {
  const flush = vi.fn(async () => waits);
  return { flush, ...runOutbox(flush) };
}

describe('the loop of an outbox', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('flushes at once, and not again if nothing waits', async () => {
    const { flush, stop } = start(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(flush).toHaveBeenCalledTimes(1);
    stop();
  });

  it('flushes again after 2, 4, 8, 16, 32 and then every 60 seconds while something waits', async () => {
    const { flush, stop } = start(true);
    const counts: number[] = [];
    for (const pause of [0, 1_999, 1, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      await vi.advanceTimersByTimeAsync(pause);
      counts.push(flush.mock.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8]);
    stop();
  });

  it.each([
    ['the phone is online again', () => window.dispatchEvent(new Event('online'))],
    ['the page comes back to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['it is woken', (wake: () => void) => wake()],
    ['a new item waits', () => wakeOutbox()],
  ])('flushes when %s, until it is stopped', async (_, happens) => {
    const { flush, wake, stop } = start(false);
    await vi.advanceTimersByTimeAsync(0);
    happens(wake);
    await vi.advanceTimersByTimeAsync(0);
    expect(flush).toHaveBeenCalledTimes(2);
    stop();
    happens(wake);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(flush).toHaveBeenCalledTimes(2);
  });
});
