import { clientOn } from '@tests/support/client';
// @vitest-environment jsdom
import * as v from 'valibot';
import { defineCall } from '../define-call';
import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '../errors';
import { minorUnits, text } from '../schema';
import type { Transport } from './create-client';

const fields = { request: v.object({ orderId: v.string() }), answer: v.object({ amount: minorUnits, note: text }) };
const debt = defineCall({ name: 'debt', area: 'test', path: '/debt', ...fields });

const ok = (data: unknown = { amount: '5000', note: null }) =>
  new Response(JSON.stringify({ code: '00', msg: 'fine', data }), {
    headers: { Date: 'Tue, 01 Dec 2026 00:00:00 GMT' },
  });

function clientWith(transport: Transport, idempotencyHeader = 'Idempotency-Key') {
  const onServerTime = vi.fn();
  const commonParams = () => ({ token: 'secret-token' });
  const baseUrl = 'https://api.example/gateway';
  const client = clientOn(transport, { baseUrl, idempotencyHeader, commonParams, onServerTime });
  return { ask: (options = {}) => client.call(debt, { orderId: '1' }, options), client, onServerTime };
}

beforeEach(() => void vi.useFakeTimers());

describe('the client', () => {
  it('parses the answer by the contract and passes on the server’s time', async () => {
    const { client, onServerTime } = clientWith(async () => ok());
    const answer = { data: { amount: 5000n, note: '' }, message: 'fine' };
    await expect(client.exchange(debt, { orderId: '1' })).resolves.toEqual(answer);
    expect(onServerTime).toHaveBeenCalledWith(Date.UTC(2026, 11, 1), expect.any(Number));
  });

  it('sends no request after its borrower has left the device, not even a retry', async () => {
    const transport = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    const answers = [true, false];
    const client = clientOn(transport, { mayAsk: () => answers.shift() ?? false });
    const asked = client.call(debt, { orderId: '1' }, { retry: true });
    const failure = expect(asked).rejects.toEqual(new HttpError(401));
    await vi.runAllTimersAsync();
    await failure;
    expect(transport).toHaveBeenCalledOnce();
  });

  it.each([
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), OfflineError],
    ['status 500', async () => new Response('{}', { status: 500 }), HttpError],
    ['status 404 with an envelope', async () => new Response('{"code":"00"}', { status: 404 }), HttpError],
    ['HTML', async () => new Response('<!doctype html><p>hi</p>'), UnreadableAnswerError],
    ['cut-off JSON', async () => new Response('{"code":"00","data":{'), UnreadableAnswerError],
    ['an empty body', async () => new Response(''), UnreadableAnswerError],
    ['a body that breaks off', async () => brokenBody(), UnreadableAnswerError],
    ['money that is no number', async () => ok({ amount: 'secret answer' }), UnreadableAnswerError],
    ['data that is null', async () => ok(null), UnreadableAnswerError],
    ['a refusal', async () => new Response('{"code":"4004","msg":"Tidak ditemukan"}'), RefusedError],
  ])('turns %s into an ApiError that quotes no secret', async (_, transport, family) => {
    const error: unknown = await clientWith(transport)
      .ask()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(family);
    expect(String(error)).not.toContain('secret');
  });

  it('sends a new idempotency key with every write, none with a read, and none if no header is configured', async () => {
    const keys: (string | null)[] = [];
    const transport: Transport = async ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return ok();
    };
    const { client } = clientWith(transport);
    await client.call(debt, { orderId: '1' });
    await client.call(debt, { orderId: '1' });
    await client.call({ ...debt, isRead: true }, { orderId: '1' });
    await clientWith(transport, '').ask();
    const [first, second, ...rest] = keys;
    expect([first, second]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(first).not.toBe(second);
    expect(rest).toEqual([null, null]);
  });

  const never = () => new Promise<never>(() => undefined);
  const endless = async () => new Response(new ReadableStream({ start: () => undefined }));
  const breaksLate = () => new Promise<never>((_, reject) => setTimeout(() => reject(new TypeError('x')), 50_000));

  it.each([
    ['nothing listens to the signal', never, {}],
    ['the body never ends', endless, {}],
    [
      'a read that is tried twice has used most of the time',
      vi.fn<Transport>(never).mockImplementationOnce(breaksLate),
      { retry: true },
    ],
  ])('gives up after 60 seconds when %s', async (_, transport, options) => {
    const outcome = expect(clientWith(transport).ask(options)).rejects.toBeInstanceOf(TimedOutError);
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
  });

  it('stops when the caller aborts, and rejects with AbortError', async () => {
    const controller = new AbortController();
    let aborted = false;
    const { ask } = clientWith((request) => {
      request.signal.addEventListener('abort', () => (aborted = true));
      return new Promise(() => undefined);
    });
    const outcome = expect(ask({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await outcome;
    expect(aborted).toBe(true);
  });

  it('repeats a read after a transient failure', async () => {
    const transport = vi.fn<Transport>().mockRejectedValueOnce(new TypeError('x')).mockResolvedValueOnce(ok());
    const asked = clientWith(transport).ask({ retry: true });
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(asked).resolves.toMatchObject({ amount: 5000n });
  });

  it.each([
    ['a read', 2, async () => Promise.reject(new TypeError('x')), { retry: true }],
    ['a write', 1, async () => Promise.reject(new TypeError('x')), {}],
    ['a refusal', 1, async () => new Response('{"code":"1"}'), { retry: true }],
    ['status 500', 1, async () => new Response('', { status: 500 }), { retry: true }],
  ])('sends %s at most %i times', async (_, times, answer, options) => {
    const transport = vi.fn<Transport>(answer);
    const outcome = expect(clientWith(transport).ask(options)).rejects.toBeInstanceOf(Error);
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(transport).toHaveBeenCalledTimes(times);
  });
});

function brokenBody(): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"code":'));
        controller.error(new TypeError('network error'));
      },
    }),
  );
}
