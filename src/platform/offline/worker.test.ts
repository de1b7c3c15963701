// @vitest-environment jsdom
import { applyWorkerSwitch, isWorkerOff, watchWorker, type AppWorker, type WorkerDriver } from './worker';

const noWork = { isThere: () => false };

type WorkerEvent = { isUpdate?: boolean; isExternal?: boolean };

function setup() {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const driver = {
    addEventListener: vi.fn<(type: string, listener: (event: WorkerEvent) => void) => void>(
      (type, listener) => void listeners.set(type, listener),
    ),
    register: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    ask: vi.fn<(request: unknown) => Promise<unknown>>(() => Promise.resolve(true)),
    messageSkipWaiting: vi.fn<() => void>(),
    update: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const wake: (() => void)[] = [];
  const page = {
    location: { reload: vi.fn<() => void>(), pathname: '/loanDetails' },
    document: {
      visibilityState: 'visible' as const,
      addEventListener: (_type: string, listener: () => void) => void wake.push(listener),
    },
  };
  const wakeUp = () => wake.forEach((listener) => listener());
  const dispatch = (type: string, event: WorkerEvent = {}) => listeners.get(type)?.(event);
  return { driver, page, wake: wakeUp, dispatch };
}

/** The doubles have only the parts that are used. */
function watch({ page, driver }: ReturnType<typeof setup>, now?: () => number): AppWorker {
  return watchWorker(
    page as unknown as Parameters<typeof watchWorker>[0],
    () => Promise.resolve(driver as unknown as WorkerDriver),
    now,
  );
}

describe('the offline worker', () => {
  let stage: ReturnType<typeof setup>;
  beforeEach(() => void (stage = setup()));

  async function started(now?: () => number): Promise<AppWorker> {
    const worker = watch(stage, now);
    await vi.waitFor(() => expect(stage.driver.register).toHaveBeenCalled());
    await Promise.resolve();
    return worker;
  }

  it('reloads this window after two seconds if the old version does not end', async () => {
    vi.useFakeTimers();
    const worker = watch(stage);
    await worker.registered;
    stage.dispatch('waiting');
    worker.update(noWork);
    vi.advanceTimersByTime(1999);
    expect(stage.page.location.reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(stage.page.location.reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload over a text that was typed meanwhile', async () => {
    const worker = await started();
    stage.dispatch('waiting');
    worker.update({ isThere: () => true });
    stage.dispatch('controlling', { isUpdate: true });
    expect(stage.page.location.reload).not.toHaveBeenCalled();
    expect(worker.state.getSnapshot()).toBe('replaced');
  });

  const acts = {
    first: () => stage.dispatch('activated', { isUpdate: false }),
    update: () => stage.dispatch('activated', { isUpdate: true }),
    cache: (worker: AppWorker) => worker.cachePage('id'),
    fail: () => stage.driver.ask.mockResolvedValue(false),
    succeed: () => stage.driver.ask.mockResolvedValue(true),
  };

  it.each<[string, (keyof typeof acts)[], string, number]>([
    ['is ready when app, page and language are cached for the first time', ['first', 'cache'], 'ready', 1],
    ['waits for its first installation', ['cache', 'first'], 'ready', 2],
    ['shows nothing at a later visit', ['cache'], 'none', 1],
    ['shows nothing after an update', ['cache', 'update'], 'none', 2],
    ['is not ready while a file is missing', ['fail', 'first', 'cache'], 'none', 1],
    ['is ready once that file is cached', ['fail', 'first', 'cache', 'succeed', 'cache'], 'ready', 2],
  ])('%s', async (_, events, state, requests) => {
    const worker = await started();
    for (const event of events) {
      acts[event](worker);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const asked = Array.from({ length: requests }, () => [{ type: 'KEEP', locale: 'id', path: '/loanDetails' }]);
    expect(stage.driver.ask.mock.calls).toEqual(asked);
    expect(worker.state.getSnapshot()).toBe(state);
  });

  it('waits with a new version until the person agrees, then reloads this window', async () => {
    const worker = await started();
    stage.dispatch('waiting');
    expect(worker.state.getSnapshot()).toBe('waiting');
    expect(stage.driver.messageSkipWaiting).not.toHaveBeenCalled();
    worker.update(noWork);
    expect(stage.driver.messageSkipWaiting).toHaveBeenCalledTimes(1);
    expect(stage.page.location.reload).not.toHaveBeenCalled();
    stage.dispatch('controlling', { isUpdate: true });
    expect(stage.page.location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, 'replaced', 1],
    [false, 'none', 0],
  ] as const)(
    'does not reload a window in which the person did not agree (another version: %s)',
    async (isUpdate, state, later) => {
      const worker = await started();
      if (isUpdate) stage.dispatch('waiting');
      stage.dispatch('controlling', { isUpdate });
      expect(stage.page.location.reload).not.toHaveBeenCalled();
      expect(worker.state.getSnapshot()).toBe(state);
      worker.update(noWork);
      expect(stage.page.location.reload).toHaveBeenCalledTimes(later);
    },
  );

  it('looks for a new version at most once an hour', async () => {
    let time = 0;
    await started(() => time);
    stage.wake();
    expect(stage.driver.update).not.toHaveBeenCalled();
    time = 3_600_000;
    stage.wake();
    stage.wake();
    expect(stage.driver.update).toHaveBeenCalledTimes(1);
  });

  it('changes nothing if it cannot be registered', async () => {
    stage.driver.register.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
    const worker = await started();
    worker.update(noWork);
    expect(worker.state.getSnapshot()).toBe('none');
  });
});

const ours = 'loan-web-precache-v2-https://host.example/';

function setupRemoval() {
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
  it('are removed with the caches of this app, and stay off until they are switched on', async () => {
    const { page, unregister, deleted } = setupRemoval();
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
    const { page, unregister } = setupRemoval();
    let register = () => undefined as void;
    const registered = new Promise<void>((resolve) => (register = resolve));
    const done = applyWorkerSwitch(page, true, registered);
    await Promise.resolve();
    expect(unregister).not.toHaveBeenCalled();
    register();
    await done;
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('are removed each time if storage is blocked', async () => {
    const { page, unregister } = setupRemoval();
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
