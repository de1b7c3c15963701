import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

const scope = 'https://app.example/';
const names = [`workbox-precache-v2-${scope}`, `loan-web-parts-${scope}`, `workbox-precache-v2-${scope}other/`, 'else'];

/** Runs public/sw.js with the given `caches.delete`, and activates it. */
function activate(remove: (name: string) => Promise<boolean>) {
  const listeners = new Map<string, Listener>();
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    self: {
      addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
      registration: { scope, unregister },
    },
    caches: { keys: () => Promise.resolve(names), delete: remove },
  });
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  listeners.get('activate')?.({ waitUntil });
  return { waitUntil, unregister };
}

it('removes the caches of this app, not those of another folder of the host, and then itself', async () => {
  const remove = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
  const { unregister } = activate(remove);
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledTimes(1));
  expect(remove.mock.calls.map(([name]) => name)).toEqual(names.slice(0, 2));
});

it('lets no page wait for the deletion', async () => {
  const remove = vi.fn<(name: string) => Promise<boolean>>(() => new Promise(() => undefined));
  const { waitUntil, unregister } = activate(remove);
  await vi.waitFor(() => expect(remove).toHaveBeenCalled());
  expect(unregister).not.toHaveBeenCalled();
  expect(waitUntil).not.toHaveBeenCalled();
});
