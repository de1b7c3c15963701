// @vitest-environment node
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { launchLinks } from '../launch-links';
import { createHttpServer } from './create-http-server';

const lines: string[] = [];
const server = createHttpServer('/', (line) => lines.push(line));
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port }: AddressInfo = v.parse(
    v.object({ port: v.number(), family: v.string(), address: v.string() }),
    server.address(),
  );
  base = `http://127.0.0.1:${port}`;
});

afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
);

const orderIds = new Map(
  launchLinks('http://x/').map(({ scenario, href }) => [scenario, new URL(href).searchParams.get('orderId') ?? '']),
);

const answerSchema = v.fallback(
  v.object({ code: v.string(), data: v.fallback(v.object({ orderStatus: v.number() }), { orderStatus: 0 }) }),
  { code: '', data: { orderStatus: 0 } },
);

type Options = { headers?: Record<string, string>; orderOf?: string };

/** @returns the response to a call of loan-details; code and order status are empty and 0 if it has none */
async function askDetails(query: string, { headers = {}, orderOf = 'due-today' }: Options = {}) {
  const body = new URLSearchParams({ productId: '2101', orderId: orderIds.get(orderOf) ?? '' });
  const response = await fetch(`${base}/gateway/v3/loan-details/loan-details?${query}`, {
    method: 'POST',
    body,
    headers,
  });
  const { code, data } = v.parse(answerSchema, await response.json().catch(() => null));
  return { response, code, orderStatus: data.orderStatus };
}

async function control(path: string, body?: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${base}/__control/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { body: new URLSearchParams(body) } : {}),
  });
  return response.json();
}

describe('the mock server', () => {
  it('answers the health check and its own addresses only', async () => {
    expect(await (await fetch(`${base}/healthz`)).text()).toBe('ok');
    expect((await fetch(`${base}/v3/loan-details/loan-details`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${base}/gateway/none`)).status).toBe(404);
  });

  it('answers with the virtual date, readable from other origins', async () => {
    const { response, orderStatus } = await askDetails('deviceId=a&demo=due-today&clock=%2B1d');
    expect(orderStatus).toBe(180);
    expect(Date.parse(response.headers.get('Date') ?? '') - Date.now()).toBeGreaterThan(86_000_000);
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Date');
  });

  it('stores scenario, clock and faults per device', async () => {
    await askDetails('deviceId=b&demo=overdue', { orderOf: 'overdue' });
    expect(await askDetails('deviceId=b', { orderOf: 'overdue' })).toMatchObject({ orderStatus: 180 });
    expect(await askDetails('deviceId=c')).toMatchObject({ orderStatus: 174 });
    await askDetails('deviceId=c', { headers: { 'x-demo-faults': 'code:9' } });
    expect(await askDetails('deviceId=c')).toMatchObject({ code: '9' });
    expect(await askDetails('deviceId=b', { orderOf: 'overdue' })).toMatchObject({ code: '00' });
  });

  it('uses the settings of a header, else of the query, else the stored ones', async () => {
    const headers = { 'X-Demo-Scenario': 'settled', 'X-Demo-Clock': '+2d', 'x-demo-seed': '1' };
    const both = await askDetails('deviceId=p&demo=overdue&clock=%2B1d&seed=2', { headers, orderOf: 'settled' });
    expect(both.orderStatus).toBe(200);
    expect(await control('settings?deviceId=p', {})).toMatchObject({ scenario: 'settled', clock: '+2d' });
    await askDetails('deviceId=p&demo=overdue&clock=%2B0d', { orderOf: 'overdue' });
    expect(await control('settings?deviceId=p', {})).toMatchObject({ scenario: 'overdue', clock: '' });
    // An empty header ends the faults; an absent one leaves them.
    await askDetails('deviceId=p', { headers: { 'X-Demo-Faults': 'code:9' }, orderOf: 'overdue' });
    expect(await askDetails('deviceId=p', { headers: { 'X-Demo-Faults': '' }, orderOf: 'overdue' })).toMatchObject({
      code: '00',
    });
  });

  it('uses the Indian scenario in an Indian launch', async () => {
    await askDetails('deviceId=q&pop=1', { headers: { 'x-demo-scenario': 'overdue' } });
    expect(await control('settings?deviceId=q', {})).toMatchObject({ scenario: 'overdue-in' });
  });

  it('closes the connection for the fault offline', async () => {
    await expect(askDetails('deviceId=e&faults=offline')).rejects.toThrow('fetch failed');
  });

  it('allows a page of another origin every header of the app and of the demo', async () => {
    const asked =
      'clienttype,appversion,token,deviceid,content-type,x-requested-with,x-demo-scenario,x-demo-clock,x-demo-faults,x-demo-seed';
    const preflight = await fetch(`${base}/gateway/v3/loan-details/loan-details`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://app.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': asked,
      },
    });
    const allowed = (name: string) =>
      (preflight.headers.get(`Access-Control-Allow-${name}`) ?? '').split(',').map((part) => part.trim());
    expect(allowed('Headers')).toEqual(asked.split(','));
    expect(allowed('Methods')).toEqual(['GET', 'POST', 'OPTIONS']);
    expect(await control('log?deviceId=')).toEqual({ calls: [] });

    const failing = await askDetails('deviceId=r', { headers: { 'x-demo-faults': 'http500' } });
    const unknown = await fetch(`${base}/nowhere`);
    expect([failing.response.status, unknown.status]).toEqual([500, 404]);
    for (const { headers } of [failing.response, unknown]) expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('lists the received calls with faults and results, and removes them on request', async () => {
    await askDetails('deviceId=f&token=t', { headers: { clientType: 'android', 'x-demo-faults': 'http503' } });
    expect(await control('log?deviceId=f')).toMatchObject({
      calls: [
        {
          id: 1,
          call: 'loan-details',
          query: { token: 't' },
          headers: { clienttype: 'android' },
          body: { productId: '2101' },
          fault: 'http503',
          status: 503,
        },
      ],
    });
    await control('log?deviceId=f', {});
    expect(await control('log?deviceId=f')).toEqual({ calls: [] });
  });

  it('is controlled by endpoints', async () => {
    expect(
      await control('settings?deviceId=g', { demo: 'repaying', clock: '+10d', faults: 'slow@x', seed: '2' }),
    ).toMatchObject({ scenario: 'repaying', clock: '+10d', faults: 'slow@x', seed: 2 });
    expect(await control('reset?deviceId=g', { demo: 'settled' })).toMatchObject({ scenario: 'settled', seed: 2 });
    expect(await control('settle?deviceId=g', {})).toEqual({ settled: false });
    expect(await control('nothing?deviceId=g', {})).toMatchObject({ error: expect.any(String) });
  });

  it('has a lender that is disorderly on request', async () => {
    await control('reset?deviceId=i', { demo: 'due-today' });
    const ask = async (name: string, body: object) => {
      const sent = await fetch(`${base}/__control/${name}?deviceId=i`, { method: 'POST', body: JSON.stringify(body) });
      return v.parse(
        v.object({ owed: v.number(), bookings: v.array(v.object({ amount: v.number() })) }),
        await sent.json(),
      );
    };
    const { owed } = await ask('lender', { repayAmount: 'whole' });
    expect(await ask('book', { by: 'elsewhere', amount: 700 })).toEqual({
      owed: owed - 700,
      bookings: [{ amount: 700 }],
    });
    expect((await ask('reverse', { booking: 1 })).owed).toBe(owed);
  });

  it.each(['/gateway/reports', '/reports'])(
    'accepts reports at %s, one line each, and refuses invalid ones',
    async (path) => {
      const message = {
        version: 1,
        release: '0.1.0+12724b6d45c0',
        at: 1_764_000_000_000,
        sample: 1,
        platform: 'android',
        market: 'indonesia',
        language: 'id',
        connection: '3g',
        dropped: 0,
        reports: [
          { kind: 'call', call: 'loan-details', outcome: 'http', status: 503, took: 1200, page: '/loanDetails' },
        ],
      };
      const post = (body: unknown) => fetch(`${base}${path}`, { method: 'POST', body: JSON.stringify(body) });
      expect((await post(message)).status).toBe(204);
      expect(lines.pop()).toBe(
        'report 0.1.0+12724b6d45c0 indonesia android 3g call /loanDetails call=loan-details outcome=http status=503 took=1200',
      );
      expect((await post({ ...message, userId: '7' })).status).toBe(400);
      expect(lines.pop()).toBe('report refused: userId: unknown field');
      expect((await post({ ...message, market: 'Jakarta' })).status).toBe(400);
      expect(lines.pop()).toBe('report refused: market is not as in the contract');
      expect((await fetch(`${base}${path}`)).status).toBe(405);
    },
  );

  it('stores pictures', async () => {
    const form = new FormData();
    form.append('problemImage', new Blob(['bytes'], { type: 'image/jpeg' }), 'a.jpg');
    const upload = await fetch(`${base}/gateway/user-problem/upload-problem-img?deviceId=h`, {
      method: 'POST',
      body: form,
    });
    const { data } = v.parse(v.object({ data: v.object({ url: v.string() }) }), await upload.json());
    expect(await (await fetch(data.url)).text()).toBe('bytes');
  });
});
