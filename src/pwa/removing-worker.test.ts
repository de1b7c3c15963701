import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

const scope = 'https://app.example/';
const kept = [`workbox-precache-v2-${scope}`, `loan-web-parts-${scope}`, `workbox-precache-v2-${scope}other/`, 'else'];

/** public/sw.js on a phone that deletes as told. @returns what its `activate` event waits for, and what happens */
function activate(remove: (name: string) => Promise<boolean>) {
  const listeners = new Map<string, Listener>();
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    self: {
      addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
      registration: { scope, unregister },
    },
    caches: { keys: () => Promise.resolve(kept), delete: remove },
    setTimeout,
  });
  const onDone = vi.fn<() => void>();
  listeners.get('activate')?.({ waitUntil: (work) => void work.then(onDone) });
  return { onDone, unregister };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('removes the caches of this app, not those of another folder of the host, and then itself', async () => {
  const remove = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
  const { onDone, unregister } = activate(remove);
  await vi.advanceTimersByTimeAsync(0);
  expect(remove.mock.calls.map(([name]) => name)).toEqual(kept.slice(0, 2));
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('lets a page that is opened meanwhile wait for two seconds, however long the phone takes to delete', async () => {
  const finish: (() => void)[] = [];
  const { onDone, unregister } = activate(() => new Promise((resolve) => finish.push(() => resolve(true))));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(onDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(unregister).not.toHaveBeenCalled();
  finish.forEach((end) => end());
  await vi.advanceTimersByTimeAsync(0);
  expect(unregister).toHaveBeenCalledTimes(1);
});
