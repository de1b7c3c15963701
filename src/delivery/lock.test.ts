// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { withLock } from './lock';

type Work = (lock: unknown) => Promise<unknown>;

/** Locks as the engine has them, for one name. */
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

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('work for one window at a time', () => {
  it('is done where nobody else is at it', async () => {
    realLocks();
    expect(await withLock('loan', async () => 7)).toBe(7);
    expect(await withLock('loan', async () => 8)).toBe(8);
  });

  it('is left to the window that is at it, but only for the same thing', async () => {
    realLocks();
    let finish: () => void = () => undefined;
    const first = withLock('loan', () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await withLock('loan', async () => 8)).toBe('taken');
    expect(await withLock('other loan', async () => 9)).toBe(9);
    finish();
    expect(await first).toBe(undefined);
  });

  it('throws what the work throws, and lets go', async () => {
    realLocks();
    await expect(withLock('loan', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock('loan', async () => 1)).toBe(1);
  });

  it('is done without locks, and where their use is refused, once', async () => {
    expect(await withLock('loan', async () => 1)).toBe(1);
    installLocks(() => Promise.reject(new Error('SecurityError')));
    let count = 0;
    expect(await withLock('loan', async () => (count += 1))).toBe(1);
    expect(count).toBe(1);
  });

  it('knows whether it holds the lock', async () => {
    expect(await withLock('loan', async (isAlone) => isAlone)).toBe(false);
    realLocks();
    expect(await withLock('loan', async (isAlone) => isAlone)).toBe(true);
  });
});
