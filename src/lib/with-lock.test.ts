import { afterEach, expect, it } from 'vitest';
import { withLock } from './with-lock';

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

function useLocks(isFree: boolean) {
  const request = (_name: string, _options: LockOptions, callback: (lock: object | null) => unknown) => Promise.resolve(callback(isFree ? {} : null));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

it('works alone when the lock is free', async () => {
  useLocks(true);
  expect(await withLock('x', async (isAlone) => isAlone)).toBe(true);
});

it('leaves the work to the window that has the lock', async () => {
  useLocks(false);
  expect(await withLock('x', async () => 'done')).toBe('taken');
});

it('works without the certainty where there are no locks', async () => {
  expect(await withLock('x', async (isAlone) => isAlone)).toBe(false);
});
