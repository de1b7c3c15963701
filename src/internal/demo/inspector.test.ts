// @vitest-environment jsdom
import { inspectTransport } from './inspector';

const address = 'https://loans.example/gateway/v3/loan-details/loan-details?token=secret-token&deviceId=d1';
const options = { apiBase: '/gateway', now: () => Date.parse('2026-03-04T05:00:00Z') };
const inspect = (answer: object) => inspectTransport(() => Promise.resolve(Response.json(answer)), options);
const ask = () =>
  new Request(address, { method: 'POST', body: new URLSearchParams({ orderId: '1', verifyCode: '123456' }) });

it('the request inspector records request and answer, without secrets', async () => {
  const answer = { code: '0', msg: '', data: { amount: 5, repayToken: 'pay-"token', token: 4711, sessionId: '' } };
  const { transport, requests } = inspect(answer);
  expect(await (await transport(ask())).json()).toEqual(answer);
  const [call] = requests.getSnapshot();
  const asked = { call: 'loan-details', path: '/v3/loan-details/loan-details', query: { deviceId: 'd1' } };
  expect(call).toMatchObject({ ...asked, status: 200 });
  const shown = { code: '0', msg: '', data: { amount: 5, repayToken: '•••', token: '•••', sessionId: '' } };
  expect(JSON.parse(call?.answer ?? '')).toEqual(shown);
  expect(JSON.stringify(call)).not.toMatch(/secret-token|123456/);
});

it('the request inspector passes the request on unchanged', async () => {
  const sent = vi.fn<(request: Request) => Promise<Response>>(async (request) => new Response(await request.text()));
  const { transport } = inspectTransport(sent, options);
  expect(await (await transport(ask())).text()).toBe('orderId=1&verifyCode=123456');
});

it('the request inspector records and passes on a form with a file, which WebKit does not give back', async () => {
  const form = new FormData();
  form.append('problemImg', new File(['picture'], 'a.jpg', { type: 'image/jpeg' }));
  const unreadable = new Request(address, { method: 'POST', body: form });
  unreadable.clone = () => {
    throw new DOMException('Unable to read form data blob', 'InvalidStateError');
  };
  const { transport, requests } = inspectTransport(
    async (request) => Response.json(Array.from((await request.formData()).keys())),
    options,
  );
  expect(await (await transport(unreadable, form)).json()).toEqual(['problemImg']);
  expect(requests.getSnapshot()[0]?.body).toBe('problemImg: a.jpg (image/jpeg, 7 bytes)');
});

it('the request inspector records a network failure, and rejects with it', async () => {
  const { transport, requests } = inspectTransport(() => Promise.reject(new TypeError('no network')), options);
  await expect(transport(ask())).rejects.toThrow('no network');
  expect(requests.getSnapshot()).toMatchObject([{ status: 0 }]);
});

it('every call is compared with the contract, request and answer', async () => {
  const { transport, requests } = inspect({ code: '7' });
  await transport(ask());
  const drift = ['request.productId: is missing', 'request.verifyCode: not in the contract'];
  expect(requests.getSnapshot()[0]?.drift).toEqual(drift);
});

it('a path that is not in the contract is a deviation', async () => {
  const { transport, requests } = inspect({});
  await transport(new Request('https://loans.example/gateway/nowhere'));
  expect(requests.getSnapshot()[0]).toMatchObject({ call: '', drift: ['This path is not in the contract'] });
});

it('charges above the caps of the market are recorded with the call', async () => {
  const payment = { pay_time: '2026-04-03', amount: 150_000_000 };
  const plan = { amount: 100_000_000, repay_plans: [payment], firstPeriodDay: 30 };
  const { transport, requests } = inspect({ code: '0', msg: '', data: plan });
  const offerAt = (query: string) =>
    new Request(`https://loans.example/gateway/v3/loan-confirm/loan-detail-confirm${query}`, { method: 'POST' });
  await transport(offerAt('?pop=0'));
  await transport(offerAt('?pop=1'));
  const [indonesian, indian] = requests.getSnapshot();
  expect(indonesian?.aboveCaps).toEqual([expect.stringMatching(/^interest and fees: Rp500\.000, allowed Rp30\.000/)]);
  expect(indian?.aboveCaps).toEqual([]);
});
