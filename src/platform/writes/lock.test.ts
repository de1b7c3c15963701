import { holdTimers, passUntil } from '@tests/support/timers';
// @vitest-environment jsdom
import { holdsLock } from '@/platform/offline/reload';
import { createStorage } from '@/platform/storage/storage';
import { createMemoryTable, openTable } from '@/platform/storage/table';
import { isFree, leases, watchUnchanged, withLock } from './lock';

it('watchUnchanged counts from the first value on this page', () => {
  let now = 500;
  const unchangedMs = watchUnchanged(() => now);
  expect(unchangedMs('one', 'a')).toBe(0);
  now += 20;
  expect([unchangedMs('one', 'a'), unchangedMs('other', 'a')]).toEqual([20, 0]);
  now += 5;
  expect([unchangedMs('one', 'b'), unchangedMs('other', 'a')]).toEqual([0, 5]);
  now += 5;
  expect(unchangedMs('one', 'a')).toBe(0);
});

type Work = (lock: unknown) => Promise<unknown>;

const device = (open = openTable) =>
  createStorage({ owner: () => 'u:1', now: () => 1, stores: ['leases'], openTable: open });

/** Defines `navigator.locks`. */
function installLocks(request: (name: string, options: unknown, work: Work) => Promise<unknown>): void {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

function realLocks(): void {
  const held = new Set<string>();
  installLocks(async (name, _options, work) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  });
}

beforeEach(holdTimers);

const engines: [string, () => void][] = [
  ['with locks', realLocks],
  ['without locks', () => undefined],
  ['whose locks may not be used', () => installLocks(() => Promise.reject(new Error('SecurityError')))],
];

describe.each(engines)('in a browser %s, the lock between windows', (_, install) => {
  beforeEach(install);

  it('runs each work once when it is free', async () => {
    const storage = device();
    let count = 0;
    expect(await withLock(storage, 'loan', async () => (count += 1))).toBe(1);
    expect(await withLock(storage, 'loan', async () => (count += 1))).toBe(2);
    expect(count).toBe(2);
  });

  it('is taken for other windows, under its own name only', async () => {
    const storage = device();
    let finish: () => void = () => undefined;
    const begun = vi.fn();
    const hold = (resolve: () => void) => {
      begun();
      finish = resolve;
    };
    const first = withLock(storage, 'loan', () => new Promise<void>(hold));
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    expect(await withLock(device(), 'loan', async () => 8)).toBe('taken');
    expect([await isFree(storage, 'loan'), await isFree(storage, 'other loan')]).toEqual([false, true]);
    expect([holdsLock(storage), holdsLock(device())]).toEqual([true, false]);
    finish();
    expect(await first).toBe(undefined);
    expect([await isFree(storage, 'loan'), holdsLock(storage)]).toEqual([true, false]);
  });

  it('throws what the work throws, and is free afterwards', async () => {
    const storage = device();
    await expect(withLock(storage, 'loan', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(holdsLock(storage)).toBe(false);
    expect(await withLock(storage, 'loan', async () => 1)).toBe(1);
  });
});

describe('a lease, in a browser without locks', () => {
  it('makes work `inTurn` wait', async () => {
    const storage = device();
    const order: string[] = [];
    let finish: () => void = () => undefined;
    const first = withLock(storage, 'chat', async () => {
      order.push('first begins');
      await new Promise<void>((resolve) => (finish = resolve));
      order.push('first ends');
    });
    await vi.waitFor(() => expect(order).toHaveLength(1));
    const second = withLock(device(), 'chat', async () => void order.push('second'), 'inTurn');
    finish();
    await passUntil(() => expect(order).toEqual(['first begins', 'first ends', 'second']));
    await Promise.all([first, second]);
  });

  it('ends if it is not renewed for ten seconds', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
      shouldAdvanceTime: true,
    });
    const storage = device();
    await storage.open(leases).set('chat', { holder: 'dead', renewals: 3 });
    const work = vi.fn(async () => undefined);
    const sent = withLock(storage, 'chat', work, 'inTurn');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(work).not.toHaveBeenCalled();
    await passUntil(() => expect(work).toHaveBeenCalledOnce());
    await sent;
  });

  it('is held as long as its work takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
    // A database needs real time, which does not pass here.
    const table = createMemoryTable();
    const storage = device(() => table);
    let finish: () => void = () => undefined;
    const long = withLock(storage, 'long loan', () => new Promise<void>((resolve) => (finish = resolve)));
    const isFreeAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return isFree(storage, 'long loan');
    };
    for (const ms of [0, 8_000, 8_000, 30_000]) expect(await isFreeAfter(ms)).toBe(false);
    finish();
    await long;
    expect(await isFreeAfter(0)).toBe(true);
  });

  it('is not needed on a full device, which cannot save it', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('no room', 'QuotaExceededError'));
    expect(await withLock(device(), 'loan', async () => 1)).toBe(1);
  });
});
