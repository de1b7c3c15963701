import { afterEach, describe, expect, it } from 'vitest';
import { whileAlone } from './across-windows';

type Work = (lock: unknown) => Promise<void>;

/** Locks as the engine has them, for one name. */
function installLocks(request: (name: string, options: unknown, work: Work) => Promise<unknown>): void {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

function realLocks(): void {
  const held = new Set<string>();
  installLocks(async (name, _options, work) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
    return undefined;
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('work for one window at a time', () => {
  it('is done where nobody else is at it', async () => {
    realLocks();
    expect(await whileAlone('loan', async () => 7)).toEqual({ ran: true, result: 7 });
    expect(await whileAlone('loan', async () => 8)).toEqual({ ran: true, result: 8 });
  });

  it('is left to the window that is at it, but only for the same thing', async () => {
    realLocks();
    let finish: () => void = () => undefined;
    const first = whileAlone('loan', () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await whileAlone('loan', async () => 8)).toEqual({ ran: false });
    expect(await whileAlone('other loan', async () => 9)).toEqual({ ran: true, result: 9 });
    finish();
    expect(await first).toEqual({ ran: true, result: undefined });
  });

  it('throws what the work throws, and lets go', async () => {
    realLocks();
    await expect(whileAlone('loan', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await whileAlone('loan', async () => 1)).toEqual({ ran: true, result: 1 });
  });

  it('is done without locks, and where their use is refused, once', async () => {
    expect(await whileAlone('loan', async () => 1)).toEqual({ ran: true, result: 1 });
    installLocks(() => Promise.reject(new Error('SecurityError')));
    let count = 0;
    expect(await whileAlone('loan', async () => (count += 1))).toEqual({ ran: true, result: 1 });
    expect(count).toBe(1);
  });
});
