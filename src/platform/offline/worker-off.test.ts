// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { applyWorkerSwitch, isWorkerOff } from './worker';

const ours = 'loan-web-precache-v2-https://host.example/';

function setup() {
  const deleted: string[] = [];
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const page = {
    localStorage: window.localStorage,
    location: { origin: 'https://host.example' },
    navigator: { serviceWorker: { getRegistration: () => Promise.resolve({ unregister }) } },
    caches: {
      keys: () => Promise.resolve([ours, `${ours}other/`, 'x']),
      delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
    },
  };
  return { page: page as unknown as Window, unregister, deleted };
}

describe('offline workers switched off by the operator', () => {
  it('are removed with the caches of this app, which is remembered until they are switched on', async () => {
    const { page, unregister, deleted } = setup();
    expect(isWorkerOff(page)).toBe(false);
    await applyWorkerSwitch(page, true, Promise.resolve());
    expect(unregister).toHaveBeenCalledOnce();
    expect(deleted).toEqual([ours]);
    expect(isWorkerOff(page)).toBe(true);
    await applyWorkerSwitch(page, false, Promise.resolve());
    expect(isWorkerOff(page)).toBe(false);
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('are removed after this page’s own has been registered', async () => {
    const { page, unregister } = setup();
    let register = () => undefined as void;
    const registered = new Promise<void>((resolve) => (register = resolve));
    const done = applyWorkerSwitch(page, true, registered);
    await Promise.resolve();
    expect(unregister).not.toHaveBeenCalled();
    register();
    await done;
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('are not remembered where storage is blocked', async () => {
    const { page, unregister } = setup();
    Object.defineProperty(page, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    await applyWorkerSwitch(page, true, Promise.resolve());
    expect(isWorkerOff(page)).toBe(false);
    expect(unregister).toHaveBeenCalledOnce();
  });
});
