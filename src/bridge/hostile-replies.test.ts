import { anything, array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeMessage } from './contract';
import { createBridge } from './create-bridge';
import type { BridgeWindow } from './native-object';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page in a native app that takes messages and leaves the answers to the test. */
function createPage() {
  const posted: BridgeMessage[] = [];
  const window: BridgeWindow = {
    navigator: { userAgent: 'wv' },
    webkit: { messageHandlers: { bridge: { postMessage: (message: BridgeMessage) => posted.push(message) } } },
  };
  const bridge = createBridge({
    window,
    clientType: 'ios',
    browser: { dial() {}, canGoBack: () => false, goBack() {} },
  });
  const outcome = bridge.call('startBank', { orderId: '1' });
  return { bridge, outcome, id: posted[0]?.id ?? '', reply: (answer: unknown) => window.__bridgeReply?.(answer) };
}

const isOpen = async (outcome: Promise<unknown>) => (await Promise.race([outcome, Promise.resolve('open')])) === 'open';

describe('a reply by somebody else', () => {
  it('runs no code of its own, whatever it hides behind a name', async () => {
    const { id, outcome, reply } = createPage();
    const ran = vi.fn(() => true);
    const hidden = {
      id,
      get ok() {
        return ran();
      },
    };
    const named = {
      ok: true,
      get id() {
        ran();
        throw new Error('caught');
      },
    };
    const inherited: unknown = Object.create({ id, ok: true });
    const guarded = new Proxy(
      {},
      {
        getOwnPropertyDescriptor() {
          throw new Error('caught');
        },
      },
    );
    const callable = Object.assign(() => ran(), { id, ok: true });
    for (const answer of [
      hidden,
      named,
      inherited,
      guarded,
      callable,
      { id, ok: ran },
      { id: { toString: ran }, ok: true },
    ])
      expect(() => reply(answer)).not.toThrow();
    expect(ran).not.toHaveBeenCalled();
    expect(await isOpen(outcome)).toBe(true);
    reply({ id, ok: true });
    expect(await outcome).toMatchObject({ status: 'answered' });
  });

  it.each([
    ['an id of another page', (id: string) => ({ id: `x${id}`, ok: true })],
    ['an id yet to come', (id: string) => ({ id: id.replace(/\d+$/, '2'), ok: true })],
    ['its id in a list', (id: string) => ({ id: [id], ok: true })],
    ['its id among blanks', (id: string) => ({ id: ` ${id} `, ok: true })],
    ['its id in other letters', (id: string) => ({ id: `${id}\u0000`, ok: true })],
    ['JSON in JSON', (id: string) => JSON.stringify(JSON.stringify({ id, ok: true }))],
    ['JSON with a second value', (id: string) => `${JSON.stringify({ id, ok: true })} 1`],
    ['script in place of JSON', (id: string) => `({id:"${id}",ok:true})`],
  ])('with %s is none', async (_with, answer) => {
    const { id, outcome, reply } = createPage();
    reply(answer(id));
    expect(await isOpen(outcome)).toBe(true);
  });

  it('is none after the time is over, nor after an answer', async () => {
    const late = createPage();
    await vi.advanceTimersByTimeAsync(5_000);
    late.reply({ id: late.id, ok: true, result: 'late' });
    expect(await late.outcome).toEqual({ status: 'timed-out' });

    const twice = createPage();
    twice.reply({ id: twice.id, ok: false, error: 'no' });
    twice.reply({ id: twice.id, ok: true, result: 'second' });
    expect(await twice.outcome).toEqual({ status: 'refused', error: 'no' });
  });

  it('leaves prototypes alone, and its words are cut', async () => {
    const { id, outcome, reply } = createPage();
    reply(
      `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"id":${JSON.stringify(id)},"ok":false,"error":${JSON.stringify('x'.repeat(1_000_000))}}`,
    );
    expect(await outcome).toEqual({ status: 'refused', error: 'x'.repeat(200) });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('never throws and never answers, whatever it is', async () => {
    const odd = oneof(
      anything({ withNullPrototype: true, withObjectString: true, withBigInt: true, withTypedArray: true }),
      record({ id: anything(), ok: anything() }),
      constantFrom('{"id":', '[]', '{"ok":true}'),
    );
    await assert(
      asyncProperty(array(odd, { maxLength: 5 }), async (answers) => {
        const { bridge, outcome, reply } = createPage();
        for (const answer of answers) reply(answer);
        expect(await isOpen(outcome)).toBe(true);
        bridge.dispose();
      }),
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
