import { describe, expect, it, vi } from 'vitest';
import { loanDetails } from '@/api/contract/loan';
import { driftOf } from './drift';
import { findCall } from './find-call';
import { inspectTransport } from './inspect-transport';
import { toCurl } from './to-curl';

const address = 'https://loans.example/gateway/v3/loan-details/loan-details?token=secret-token&deviceId=d1';
const options = { apiBase: '/gateway', isMocked: true };
const ask = () => new Request(address, { method: 'POST', body: new URLSearchParams({ orderId: '1', verifyCode: '123456' }) });

describe('the request inspector', () => {
  it('notes what was asked and what came back, without secrets', async () => {
    const answer = { code: '0', msg: '', data: {} };
    const { transport, requests } = inspectTransport(() => Promise.resolve(Response.json(answer)), options);
    const response = await transport(ask());
    expect(await response.json()).toEqual(answer);
    const [call] = requests.getSnapshot();
    expect(call).toMatchObject({ call: 'loan-details', path: '/v3/loan-details/loan-details', status: 200, isMocked: true, query: { deviceId: 'd1' } });
    expect(JSON.stringify(call)).not.toMatch(/secret-token|123456/);
  });

  it('passes the request on whole', async () => {
    const sent = vi.fn<(request: Request) => Promise<Response>>(async (request) => new Response(await request.text()));
    const { transport } = inspectTransport(sent, options);
    expect(await (await transport(ask())).text()).toBe('orderId=1&verifyCode=123456');
  });

  it('notes and passes on a form that the browser does not give back, as WebKit does not when it holds a file', async () => {
    const form = new FormData();
    form.append('problemImg', new File(['picture'], 'a.jpg', { type: 'image/jpeg' }));
    const unreadable = new Request(address, { method: 'POST', body: form });
    unreadable.clone = () => {
      throw new DOMException('Unable to read form data blob', 'InvalidStateError');
    };
    const { transport, requests } = inspectTransport(async (request) => Response.json(Array.from((await request.formData()).keys())), options);
    expect(await (await transport(unreadable, form)).json()).toEqual(['problemImg']);
    expect(requests.getSnapshot()[0]?.body).toBe('problemImg: a.jpg (image/jpeg, 7 bytes)');
  });

  it('notes a network that failed, and fails like it', async () => {
    const { transport, requests } = inspectTransport(() => Promise.reject(new TypeError('no network')), options);
    await expect(transport(ask())).rejects.toThrow('no network');
    expect(requests.getSnapshot()).toMatchObject([{ status: 0 }]);
  });
});

describe('an answer', () => {
  it.each([
    ['keeps to the contract when it is refused', JSON.stringify({ code: '4001', msg: 'no' }), false],
    ['strays when it is no JSON', '<html>', true],
    ['strays when it is no envelope', '[]', true],
    ['strays when it has no code', '{}', true],
    ['strays when its data cannot be read', JSON.stringify({ code: '00', data: 7 }), true],
  ])('%s', (_case, text, strays) => {
    expect(driftOf(loanDetails, text).length > 0).toBe(strays);
  });

  it('of an unknown path is not in the contract', () => {
    expect(driftOf(findCall('POST', '/gateway/nowhere'), '{}')).toEqual(['This path is not in the contract']);
  });
});

it('a command for the terminal keeps quotes together', () => {
  expect(toCurl({ method: 'POST', address: 'https://a/b', headers: { 'x-a': "it's" }, body: 'a=1' })).toBe("curl -X POST 'https://a/b' \\\n  -H 'x-a: it'\\''s' \\\n  --data-raw 'a=1'");
});
