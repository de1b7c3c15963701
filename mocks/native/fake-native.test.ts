import { createBridge } from '@/platform/bridge/create-bridge';
import type { BridgeWindow } from '@/platform/bridge/native-object';
import { createFakeNative } from './fake-native';

beforeEach(() => void vi.useFakeTimers());

function createDemo(act?: Parameters<typeof createFakeNative>[1]) {
  const window: BridgeWindow = { navigator: { userAgent: '' } };
  const fake = createFakeNative(window, act);
  const bridge = createBridge({
    window,
    clientType: 'android',
    browser: { dial() {}, canGoBack: () => true, goBack() {} },
    native: fake.transport,
  });
  return { window, fake, bridge };
}

it('logs each call with its payload, and notifies listeners', async () => {
  const { fake, bridge } = createDemo();
  const listener = vi.fn<() => void>();
  fake.calls.subscribe(listener);
  expect(await bridge.call('goToPage', { page: 'order' })).toEqual({ status: 'sent' });
  void bridge.call('rate', { score: 4 });
  expect(fake.calls.getSnapshot()).toMatchObject([
    { action: 'goToPage', payload: { page: 'order' }, answer: 'none' },
    { action: 'rate', payload: { score: 4 }, answer: 'waiting' },
  ]);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(fake.calls.getSnapshot()).toBe(fake.calls.getSnapshot());
  expect(bridge.platform()).toBe('fake');
});

it.each([
  ['ok', 200, 'answered', 'ok'],
  ['slow', 3_000, 'answered', 'ok'],
  ['error', 200, 'refused', 'error'],
  ['never', 5_000, 'timed-out', 'waiting'],
] as const)('answers in each mode: %s', async (mode, after, status, logged) => {
  const { fake, bridge } = createDemo();
  fake.answerWith(mode);
  expect(fake.mode.getSnapshot()).toBe(mode);
  const outcome = bridge.call('callTelephone', { telephone: '110' });
  await vi.advanceTimersByTimeAsync(after);
  expect(await outcome).toMatchObject({ status });
  expect(fake.calls.getSnapshot()).toMatchObject([{ answer: logged }]);
});

const card = { cardNo: '6222021234567890', holderName: 'Ayu', phone: '081234567890' };

it('never shows the whole number of a card in the log, and gives it to the app', async () => {
  const act = vi.fn();
  const { fake, bridge } = createDemo(act);
  void bridge.call('startBank', { card });
  await vi.advanceTimersByTimeAsync(200);
  expect(fake.calls.getSnapshot()).toMatchObject([{ payload: { card: { ...card, cardNo: '••••••••••••7890' } } }]);
  expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ payload: { card } }));
});

it('answers after the app has acted, which it does not do before an error', async () => {
  let finish: () => void = () => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { fake, bridge } = createDemo(act);
  const outcome = bridge.call('startBank', { card });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fake.calls.getSnapshot()).toMatchObject([{ answer: 'waiting' }]);
  finish();
  expect(await outcome).toMatchObject({ status: 'answered' });
  fake.answerWith('error');
  void bridge.call('startBank', { card });
  await vi.advanceTimersByTimeAsync(200);
  expect(fake.calls.getSnapshot()).toMatchObject([{ answer: 'ok' }, { answer: 'error' }]);
  expect(act).toHaveBeenCalledOnce();
});

it('keeps only the latest calls', async () => {
  const { fake, bridge } = createDemo();
  await Promise.all(Array.from({ length: 250 }, (_, index) => bridge.call('goToPage', { page: String(index) })));
  expect(fake.calls.getSnapshot()).toHaveLength(200);
  expect(fake.calls.getSnapshot()[0]).toMatchObject({ payload: { page: '50' } });
});

it('does nothing inside a real app', async () => {
  const { window, fake, bridge } = createDemo();
  const postMessage = vi.fn<(json: string) => void>();
  window.AndroidBridge = { postMessage };
  await bridge.call('goHome', {});
  expect(postMessage).toHaveBeenCalledOnce();
  expect(fake.calls.getSnapshot()).toEqual([]);
});
