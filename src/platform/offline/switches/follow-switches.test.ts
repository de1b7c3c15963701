// @vitest-environment jsdom
import type { AppWorker, WorkerState } from '../worker';
import { readSwitchesFile, watchRecall } from './follow-switches';

const release = '0.1.0+12724b6d45c0';

function setup({ state, isServed = state !== undefined }: { state?: WorkerState; isServed?: boolean } = {}) {
  vi.useFakeTimers();
  document.head.append(Object.assign(document.createElement('meta'), { name: 'release', content: release }));
  let isBusy = false;
  let present = state ?? 'none';
  const reload = vi.fn<() => void>();
  const update = vi.fn<() => void>();
  const checkForUpdate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(null)));
  const serviceWorker = { controller: isServed ? {} : null };
  const page = { fetch, location: { pathname: '/that', reload }, navigator: { serviceWorker } };
  const worker = state === undefined ? null : { state: { getSnapshot: () => present }, update, checkForUpdate };
  const unsavedWork = { isThere: () => isBusy };
  const recall = watchRecall(page as unknown as Window, worker as unknown as AppWorker | null, unsavedWork);
  const busy = (next: boolean) => (isBusy = next);
  const become = (next: WorkerState) => (present = next);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { recall, reload, update, checkForUpdate, fetch, busy, become, pass };
}

it.each([
  ['without one', new Response('', { status: 404 }), null],
  ['with an empty one', new Response(''), ''],
])('the file of a host %s is %j', async (_, answer, text) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  expect(await readSwitchesFile()).toBe(text);
});

describe('a recalled release', () => {
  it.each([
    ['is loaded again, once', release, {}, 1],
    ['of another name changes nothing', '0.1.0+other', {}, 0],
    ['is loaded from the network if no worker serves it yet', release, { state: 'none', isServed: false }, 1],
  ] as const)('%s', async (_, recalled, worker, times) => {
    const { recall, reload, pass } = setup(worker);
    recall([recalled]);
    await pass(20_000);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('is reloaded after unsaved work', async () => {
    const { recall, reload, busy, pass } = setup();
    busy(true);
    recall([release]);
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    busy(false);
    await pass(3_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for a server, and is not reloaded once the recall is withdrawn', async () => {
    const { recall, reload, fetch, pass } = setup();
    fetch.mockRejectedValue(new TypeError('no network'));
    recall([release]);
    await pass(6_000);
    expect(reload).not.toHaveBeenCalled();
    recall([]);
    fetch.mockResolvedValue(new Response(null));
    await pass(20_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that a worker serves is replaced by the new version of the worker', async () => {
    const { recall, reload, update, checkForUpdate, become, pass } = setup({ state: 'none' });
    recall([release]);
    await pass(30_000);
    expect(checkForUpdate).toHaveBeenCalledOnce();
    expect(update).not.toHaveBeenCalled();
    become('waiting');
    await pass(3_000);
    expect(update).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
