import { always } from '@tests/support/always';
// @vitest-environment jsdom
import fc from 'fast-check';
import * as v from 'valibot';
import { messageSchema, type BridgeMessage, type BridgeNotice } from './contract';
import { createBridge } from './create-bridge';
import type { BridgeWindow } from './native-object';

beforeEach(() => void vi.useFakeTimers());

const chrome = 'Mozilla/5.0 (Linux; Android 11) Chrome/120.0.0.0 Mobile Safari/537.36';
const webview = 'Mozilla/5.0 (Linux; Android 11; x; wv) Version/4.0 Chrome/92.0.4515.131 Mobile Safari/537.36';

type Setting = { clientType?: string; userAgent?: string; native?: 'android' | 'ios'; history?: boolean };

/** A page and what happened around it. */
function createPage({ clientType, userAgent = chrome, native, history = false }: Setting = {}) {
  const posted: BridgeMessage[] = [];
  const window: BridgeWindow = { navigator: { userAgent } };
  const browser = { dial: vi.fn<(link: string) => void>(), canGoBack: () => history, goBack: vi.fn<() => void>() };

  function inject(platform: 'android' | 'ios'): void {
    if (platform === 'android')
      window.AndroidBridge = { postMessage: (json: string) => posted.push(v.parse(messageSchema, JSON.parse(json))) };
    else
      window.webkit = {
        messageHandlers: { bridge: { postMessage: (message: BridgeMessage) => posted.push(message) } },
      };
  }
  if (native) inject(native);

  const bridge = createBridge({ window, clientType, browser });
  const notices: BridgeNotice[] = [];
  bridge.subscribeNotices((notice) => notices.push(notice));
  const reply = (answer: unknown) => window.__bridgeReply?.(answer);
  return { bridge, window, browser, posted, notices, inject, reply };
}

/** The result of a promise that has settled, else 'pending'. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, Promise.resolve('pending')]);
}

describe('in the native app', () => {
  it.each(['android', 'ios'] as const)('posts id, action and payload to %s', async (native) => {
    const { bridge, posted } = createPage({ native });
    expect(bridge.platform()).toBe(native);
    const payload = { page: 'setting', params: { from: 'h5' } };
    expect(await bridge.call('goToPage', payload)).toEqual({ status: 'sent' });
    expect(posted).toEqual([{ id: expect.any(String), action: 'goToPage', payload }]);
  });

  it('calls the method of Android on its object, as Android requires', async () => {
    const { bridge, window } = createPage();
    const native = {
      postMessage(this: unknown) {
        if (this !== native) throw new Error("Java bridge method can't be invoked on a non-injected object");
      },
    };
    window.AndroidBridge = native;
    expect(await bridge.call('goHome', {})).toEqual({ status: 'sent' });
  });

  it.each([
    ['an object', (id: string) => ({ id, ok: true, result: { stars: 5 } })],
    ['JSON', (id: string) => JSON.stringify({ id, ok: true, result: { stars: 5 } })],
  ])('gives the answer that comes as %s', async (_as, answer) => {
    const { bridge, posted, reply } = createPage({ native: 'android' });
    const outcome = bridge.call('rate', { score: 5 });
    reply(answer(posted[0]?.id ?? ''));
    expect(await outcome).toEqual({ status: 'answered', result: { stars: 5 } });
  });

  it('takes an answer that comes while the message is being posted', async () => {
    const { bridge, window, reply } = createPage();
    window.webkit = {
      messageHandlers: { bridge: { postMessage: ({ id }: { id: string }) => reply({ id, ok: true }) } },
    };
    expect(await bridge.call('rate', {})).toEqual({ status: 'answered', result: undefined });
  });

  it.each([
    ['the reason', 'not-supported', 'not-supported'],
    ['no reason it can read', { code: 5 }, 'unknown'],
  ])('shows a notice if the app refuses, with %s', async (_with, error, told) => {
    const { bridge, posted, reply, notices } = createPage({ native: 'android' });
    const outcome = bridge.call('rate', {});
    reply({ id: posted[0]?.id, ok: false, error });
    expect(await outcome).toEqual({ status: 'refused', error: told });
    expect(notices).toEqual([{ reason: 'refused', action: 'rate' }]);
  });

  it.each([
    ['startBank', { orderId: '00123' }, { reason: 'no-answer', action: 'startBank' }],
    // It shows the number, and does not dial by itself.
    [
      'callTelephone',
      { telephone: '+62 21 555' },
      { reason: 'dial-by-hand', action: 'callTelephone', telephone: '+62 21 555' },
    ],
  ] as const)(
    'stops waiting for the answer to %s after five seconds, and shows a notice',
    async (action, payload, notice) => {
      const { bridge, browser, posted, reply, notices } = createPage({ native: 'android' });
      const outcome = bridge.call(action, payload);
      await vi.advanceTimersByTimeAsync(4_999);
      expect(await stateOf(outcome)).toBe('pending');
      await vi.advanceTimersByTimeAsync(1);
      expect(await outcome).toEqual({ status: 'timed-out' });
      expect(() => reply({ id: posted[0]?.id, ok: true, result: 'late' })).not.toThrow();
      expect(notices).toEqual([notice]);
      expect(browser.dial).not.toHaveBeenCalled();
    },
  );

  const silent = ['goToPage', 'closeWebview', 'goHome', 'goMine', 'logoutToLogin'] as const;
  it.each(silent)('expects no answer to %s, and does nothing in the browser later', async (action) => {
    const { bridge, browser, notices } = createPage({ native: 'android', history: true });
    expect(await bridge.call(action, { page: 'main' })).toEqual({ status: 'sent' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notices).toEqual([]);
    expect(browser.goBack).not.toHaveBeenCalled();
  });

  it('shows a notice if the native object throws', async () => {
    const { bridge, window, notices, browser } = createPage({ history: true });
    window.AndroidBridge = {
      postMessage() {
        throw new Error('gone');
      },
    };
    expect(await bridge.call('rate', {})).toEqual({ status: 'fallback' });
    expect(await bridge.call('closeWebview', {})).toEqual({ status: 'fallback' });
    expect(notices.map((notice) => notice.reason)).toEqual(['no-answer', 'no-answer']);
    expect(browser.goBack).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  const unreadable = {
    get() {
      throw new Error('not for you');
    },
  };

  it.each([
    ['an object of Android that cannot be read', 'AndroidBridge', unreadable],
    ['an object of iOS that cannot be read', 'webkit', unreadable],
    ['an object that cannot post', 'AndroidBridge', { value: Object.defineProperty({}, 'postMessage', unreadable) }],
  ])('ignores %s', async (_what, name, property) => {
    const { bridge, window, browser } = createPage({ history: true });
    Object.defineProperty(window, name, property);
    expect(bridge.platform()).toBe('browser');
    expect(await bridge.call('closeWebview', {})).toEqual({ status: 'fallback' });
    expect(browser.goBack).toHaveBeenCalledTimes(1);
  });

  it('ignores a reply that is malformed, of another call, or runs code', async () => {
    const { bridge, reply, posted } = createPage({ native: 'android' });
    const outcome = bridge.call('rate', {});
    const id = posted[0]?.id ?? '';
    const ran = vi.fn(() => true);
    for (const answer of [
      { id: 'nobody-1', ok: true },
      { id: `x${id}`, ok: true },
      { id: [id], ok: true },
      { id: ` ${id} `, ok: true },
      { id: `${id}\u0000`, ok: true },
      { ok: true },
      { id: 1, ok: true },
      { id: '__proto__', ok: true },
      { id },
      { id, ok: 'true' },
      undefined,
      null,
      '{"id":',
      '[]',
      JSON.stringify(JSON.stringify({ id, ok: true })),
      `${JSON.stringify({ id, ok: true })} 1`,
      `({id:"${id}",ok:true})`,
      Object.defineProperty({ id }, 'ok', { get: ran }),
      Object.defineProperty({ ok: true }, 'id', { get: ran }),
      Object.create({ id, ok: true }),
      new Proxy({}, { getOwnPropertyDescriptor: ran as never }),
      Object.assign(() => ran(), { id, ok: true }),
      { id, ok: ran },
      { id: { toString: ran }, ok: true },
    ])
      expect(() => reply(answer)).not.toThrow();
    expect(await stateOf(outcome)).toBe('pending');
    reply({ id, ok: true });
    expect(await outcome).toMatchObject({ status: 'answered' });
  });

  it('reads JSON with names of prototypes without changing any, and cuts a long error', async () => {
    const { bridge, reply, posted } = createPage({ native: 'android' });
    const outcome = bridge.call('rate', {});
    const polluting = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
    reply(`{${polluting},"id":"${posted[0]?.id ?? ''}","ok":false,"error":"${'x'.repeat(1_000_000)}"}`);
    expect(await outcome).toEqual({ status: 'refused', error: 'x'.repeat(200) });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  const odd = fc.oneof(
    fc.anything({ withNullPrototype: true, withObjectString: true, withBigInt: true, withTypedArray: true }),
    fc.record({ id: fc.anything(), ok: fc.anything() }),
    fc.constantFrom('{"id":', '[]', '{"ok":true}'),
  );
  always('takes no other value for a reply', [fc.array(odd, { maxLength: 5 })], async (answers) => {
    const { bridge, reply } = createPage({ native: 'android' });
    const outcome = bridge.call('rate', {});
    for (const answer of answers) reply(answer);
    expect(await stateOf(outcome)).toBe('pending');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('matches replies that come out of order, and takes the first of two', async () => {
    const { bridge, posted, reply, notices } = createPage({ native: 'android' });
    const outcomes = [bridge.call('rate', {}), bridge.call('confirmTrackingPoint', { productId: '9' })];
    reply({ id: posted[1]?.id, ok: true, result: 'second' });
    reply({ id: posted[0]?.id, ok: true, result: 'first' });
    reply({ id: posted[0]?.id, ok: false });
    const answers = ['first', 'second'].map((result) => ({ status: 'answered', result }));
    expect(await Promise.all(outcomes)).toEqual(answers);
    await vi.runAllTimersAsync();
    expect(notices).toEqual([]);
  });

  it('sends nothing that is not in the contract', async () => {
    const { bridge, posted, notices } = createPage({ native: 'android' });
    const wrong = { productId: '', token: 'secret' };
    expect(await bridge.call('confirmTrackingPoint', wrong)).toEqual({ status: 'refused', error: 'invalid-payload' });
    expect(posted).toEqual([]);
    expect(notices).toEqual([{ reason: 'refused', action: 'confirmTrackingPoint' }]);
    // A command to the phone, no number.
    expect(await bridge.call('callTelephone', { telephone: '*21*0812#' })).toEqual({ status: 'fallback' });
    expect(posted).toEqual([]);
    expect(notices[1]).toEqual({ reason: 'dial-by-hand', action: 'callTelephone', telephone: '*21*0812#' });
    const extra = { orderId: '1', token: 'secret' };
    void bridge.call('startBank', extra);
    expect(posted[0]?.payload).toEqual({ orderId: '1' });
  });
});

describe('while the app is not ready', () => {
  it.each([
    ['the launch says Android', { clientType: 'android' }],
    ['the user agent is a webview', { userAgent: webview }],
  ])('holds the calls if %s, and sends them in their order', async (_when, setting) => {
    const { bridge, posted, inject, notices } = createPage(setting);
    const first = bridge.call('confirmTrackingPoint', { productId: '1' });
    const outcomes = [first, bridge.call('goMine', {}), bridge.call('goHome', {})];
    await vi.advanceTimersByTimeAsync(2_000);
    expect(posted).toEqual([]);
    inject('android');
    await vi.advanceTimersByTimeAsync(100);
    expect(posted.map((message) => message.action)).toEqual(['confirmTrackingPoint', 'goMine', 'goHome']);
    expect(await outcomes[2]).toEqual({ status: 'sent' });
    expect(bridge.platform()).toBe('android');
    expect(notices).toEqual([]);
  });

  it('does not let a later call overtake the held ones', async () => {
    const { bridge, posted, inject } = createPage({ clientType: 'ios' });
    void bridge.call('goMine', {});
    inject('ios');
    void bridge.call('goHome', {});
    expect(posted.map((message) => message.action)).toEqual(['goMine', 'goHome']);
    expect(new Set(posted.map((message) => message.id)).size).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(posted).toHaveLength(2);
  });

  it('counts the five seconds for an answer from the moment the message is sent', async () => {
    const { bridge, inject } = createPage({ clientType: 'android' });
    const outcome = bridge.call('rate', {});
    await vi.advanceTimersByTimeAsync(4_000);
    inject('android');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await stateOf(outcome)).toBe('pending');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await outcome).toEqual({ status: 'timed-out' });
  });

  it('shows notices after five seconds without an app, and does nothing in the browser later', async () => {
    const { bridge, browser, notices } = createPage({ clientType: 'android', history: true });
    const outcomes = Promise.all([bridge.call('callTelephone', { telephone: '110' }), bridge.call('closeWebview', {})]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcomes).toEqual([{ status: 'fallback' }, { status: 'fallback' }]);
    expect(notices.map((notice) => notice.reason)).toEqual(['dial-by-hand', 'no-answer']);
    expect(browser.dial).not.toHaveBeenCalled();
    expect(browser.goBack).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('posts to an app that comes after the five seconds', async () => {
    const { bridge, posted, inject } = createPage({ clientType: 'android' });
    await vi.advanceTimersByTimeAsync(6_000);
    inject('android');
    await bridge.call('goHome', {});
    expect(posted).toHaveLength(1);
  });
});

describe('in a plain browser', () => {
  it('shows the number in the webview of another app, where a tel link would open an error page', async () => {
    const { bridge, browser, notices } = createPage({ clientType: 'h5', userAgent: webview });
    await bridge.call('callTelephone', { telephone: '110' });
    expect(browser.dial).not.toHaveBeenCalled();
    expect(notices).toEqual([{ reason: 'dial-by-hand', action: 'callTelephone', telephone: '110' }]);
  });

  it.each(['goHome', 'rate'] as const)('shows a notice that %s works only in the app', async (action) => {
    const { bridge, notices } = createPage();
    expect(await bridge.call(action, {})).toEqual({ status: 'fallback' });
    expect(notices).toEqual([{ reason: 'only-in-app', action }]);
  });
});

it('holds notices for the first listener', async () => {
  const bridge = createBridge({
    window: { navigator: { userAgent: chrome } },
    clientType: undefined,
    browser: { dial() {}, canGoBack: () => false, goBack() {} },
  });
  await bridge.call('goHome', {});
  const first = vi.fn<(notice: BridgeNotice) => void>();
  const second = vi.fn<(notice: BridgeNotice) => void>();
  bridge.subscribeNotices(first)();
  bridge.subscribeNotices(second);
  expect(first).toHaveBeenCalledExactlyOnceWith({ reason: 'only-in-app', action: 'goHome' });
  expect(second).not.toHaveBeenCalled();
});

it('a plain browser dials by following a link, without leaving the page', async () => {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.href);
  });
  const bridge = createBridge({ window, clientType: 'h5' });
  expect(await bridge.call('callTelephone', { telephone: '+62 21-555' })).toEqual({ status: 'fallback' });
  expect(followed).toEqual(['tel:+6221555']);
});

it('a plain browser goes back in place of closing, and shows a notice if there is no history', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  // Pages of other tests may have gone before.
  const pages = vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const bridge = createBridge({ window, clientType: 'h5' });
  const notices = vi.fn();
  bridge.subscribeNotices(notices);
  await bridge.call('closeWebview', {});
  expect(notices).toHaveBeenCalledWith({ reason: 'nothing-to-close', action: 'closeWebview' });
  pages.mockReturnValue(2);
  await bridge.call('closeWebview', {});
  expect(back).toHaveBeenCalledOnce();
});
