import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchWorker, type AppWorker, type WorkerDriver } from './worker';

type Life = { isUpdate?: boolean; isExternal?: boolean };

function setup() {
  const listeners = new Map<string, (event: Life) => void>();
  const driver = {
    addEventListener: vi.fn<(type: string, listener: (event: Life) => void) => void>(
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
  return {
    driver,
    page,
    wake: () => wake.forEach((listener) => listener()),
    tell: (type: string, event: Life = {}) => listeners.get(type)?.(event),
  };
}

/** The doubles know only what is used; the library's types know everything. */
function watch({ page, driver }: ReturnType<typeof setup>, now?: () => number): AppWorker {
  return watchWorker(
    page as unknown as Parameters<typeof watchWorker>[0],
    () => Promise.resolve(driver as unknown as WorkerDriver),
    now,
  );
}

describe('the offline worker', () => {
  let stage: ReturnType<typeof setup>;
  beforeEach(() => {
    stage = setup();
  });

  async function started(now?: () => number): Promise<AppWorker> {
    const worker = watch(stage, now);
    await vi.waitFor(() => expect(stage.driver.register).toHaveBeenCalled());
    await Promise.resolve();
    return worker;
  }

  it('reloads this window where the old version does not let go', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const worker = watch(stage);
    await worker.registered;
    stage.tell('waiting');
    worker.update();
    vi.advanceTimersByTime(1999);
    expect(stage.page.location.reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(stage.page.location.reload).toHaveBeenCalledTimes(1);
  });

  const request = { type: 'KEEP', locale: 'id', path: '/loanDetails' };

  it('tells when everything is on the device for the first time: the app, the page and its language', async () => {
    const worker = await started();
    stage.tell('activated', { isUpdate: false });
    expect(stage.driver.ask).not.toHaveBeenCalled();
    expect(worker.state.getSnapshot()).toBe('none');
    worker.cachePage('id');
    expect(stage.driver.ask).toHaveBeenCalledWith(request);
    await vi.waitFor(() => expect(worker.state.getSnapshot()).toBe('ready'));
  });

  it('tells nothing of a page that was kept before it knows of its own worker', async () => {
    const worker = await started();
    worker.cachePage('id');
    await vi.waitFor(() => expect(stage.driver.ask).toHaveBeenCalledWith(request));
    expect(worker.state.getSnapshot()).toBe('none');
    stage.tell('activated', { isUpdate: false });
    await vi.waitFor(() => expect(worker.state.getSnapshot()).toBe('ready'));
  });

  it('keeps a page of a later visit, and tells nothing: not after an update either', async () => {
    const worker = await started();
    worker.cachePage('id');
    stage.tell('activated', { isUpdate: true });
    await vi.waitFor(() => expect(stage.driver.ask).toHaveBeenCalledTimes(2));
    expect(worker.state.getSnapshot()).toBe('none');
  });

  it('is not ready where something did not come', async () => {
    stage.driver.ask.mockResolvedValue(false);
    const worker = await started();
    stage.tell('activated', { isUpdate: false });
    worker.cachePage('id');
    await Promise.resolve();
    expect(worker.state.getSnapshot()).toBe('none');
    stage.driver.ask.mockResolvedValue(true);
    worker.cachePage('id');
    await vi.waitFor(() => expect(worker.state.getSnapshot()).toBe('ready'));
  });

  it('waits with a new version until somebody agrees, then reloads this window', async () => {
    const worker = await started();
    stage.tell('waiting');
    expect(worker.state.getSnapshot()).toBe('waiting');
    expect(stage.driver.messageSkipWaiting).not.toHaveBeenCalled();
    worker.update();
    expect(stage.driver.messageSkipWaiting).toHaveBeenCalledTimes(1);
    expect(stage.page.location.reload).not.toHaveBeenCalled();
    stage.tell('controlling', { isUpdate: true });
    expect(stage.page.location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, 'replaced', 1],
    [false, 'none', 0],
  ] as const)(
    'does not reload a window in which nobody agreed (another version: %s)',
    async (isUpdate, state, later) => {
      const worker = await started();
      if (isUpdate) stage.tell('waiting');
      stage.tell('controlling', { isUpdate });
      expect(stage.page.location.reload).not.toHaveBeenCalled();
      expect(worker.state.getSnapshot()).toBe(state);
      worker.update();
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

  it('that cannot be registered leaves the app as it is', async () => {
    stage.driver.register.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
    const worker = await started();
    worker.update();
    expect(worker.state.getSnapshot()).toBe('none');
  });
});
