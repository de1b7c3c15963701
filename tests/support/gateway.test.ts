// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from './certificate';
import { type Gateway, openGateway } from './gateway';
import { askOverHttp2 } from './http2';
import { listen } from './listen';

const date = 'Thu, 01 Jan 2026 00:00:00 GMT';
const carriedOut: string[] = [];
let behind: Server;
let origin = '';
let gateway: Gateway;

beforeAll(async () => {
  behind = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.method === 'POST') carriedOut.push(body);
      response.writeHead(418, { date, connection: 'close' }).end(`${request.headers.host ?? ''}${request.url ?? ''}`);
    });
  });
  origin = `http://127.0.0.1:${await listen(behind)}`;
});

beforeEach(async () => {
  carriedOut.length = 0;
  gateway = await openGateway(origin);
});

afterEach(() => gateway.close());

afterAll(() => void behind.close());

const post = (path: string, body: string) =>
  fetch(`${gateway.origin}/gateway/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });

describe('the gateway of the tests', () => {
  it('hands on what it is asked, under the name that the page knows, and counts the calls alone', async () => {
    const file = await fetch(`${gateway.origin}/a?b=1`);
    expect([file.status, await file.text()]).toEqual([418, `${new URL(gateway.origin).host}/a?b=1`]);
    expect(gateway.requests()).toEqual([]);
    await post('loan/repayment-commit?token=t', 'amount=1&orderId=2');
    await post('user-problem/problem-save', 'x=1');
    expect(gateway.requests('/repayment-commit')).toMatchObject([
      {
        method: 'POST',
        path: '/loan/repayment-commit',
        query: { token: 't' },
        form: { amount: '1', orderId: '2' },
        body: 'amount=1&orderId=2',
      },
    ]);
    expect(gateway.requests()).toHaveLength(2);
  });

  it('counts nothing for those who never came through it', () => {
    expect(() => gateway.requests('/repayment-commit')).toThrow('No page has come through');
  });

  it.each([
    ['received', []],
    ['served', ['a=1']],
    ['begun', ['a=1']],
  ] as const)('cuts a connection once the request is %s, and only so often', async (after, done) => {
    const cut = gateway.cut('commit', { after });
    const lost = post('commit', 'a=1').then((answer) => answer.text());
    await expect(lost).rejects.toThrow(after === 'begun' ? 'terminated' : 'fetch failed');
    expect((await cut).body).toBe('a=1');
    expect(carriedOut).toEqual(done);
    expect((await post('commit', 'a=2')).status).toBe(418);
    expect(gateway.requests().map(({ body }) => body)).toEqual(['a=1', 'a=2']);
  });

  it.each([
    ['received', []],
    ['served', ['a=1']],
  ] as const)('keeps an answer back from when its request is %s', async (after, done) => {
    const { arrived, release } = gateway.hold('commit', { after });
    let isAnswered = false;
    const answering = post('commit', 'a=1').finally(() => (isAnswered = true));
    await arrived;
    // Others pass meanwhile.
    expect((await post('other', '')).status).toBe(418);
    expect([isAnswered, carriedOut.filter(Boolean)]).toEqual([false, done]);
    release();
    expect((await answering).status).toBe(418);
    expect(carriedOut.filter(Boolean)).toEqual(['a=1']);
  });

  it('moves the dates of calls, node by node, and of nothing else', async () => {
    const dateOf = async (answer: Promise<Response>) => (await answer).headers.get('date');
    gateway.setDates(0, 60_000);
    expect([await dateOf(post('a', '')), await dateOf(post('a', '')), await dateOf(post('a', ''))]).toEqual([
      date,
      'Thu, 01 Jan 2026 00:01:00 GMT',
      date,
    ]);
    expect(await dateOf(fetch(`${gateway.origin}/file`))).toBe(date);
    gateway.setDates();
    expect(await dateOf(post('a', ''))).toBe(date);
  });

  it('speaks HTTP/2 with a certificate, cuts there too, and answers itself where it is told to', async () => {
    const answers = new Map([['problem-list', '{"list":[]}']]);
    const front = await openGateway(origin, { certificate: makeCertificate(), answers });
    const { host } = new URL(front.origin);
    const ask = async (path: string) => {
      const { status, body } = await askOverHttp2(front.origin, path, { headers: { ':authority': host } });
      return [status, body.toString()];
    };
    expect(await ask('/a?b=1')).toEqual([418, `${host}/a?b=1`]);
    expect(await ask('/gateway/problem/problem-list?x=1')).toEqual([200, '{"list":[]}']);
    answers.clear();
    expect(await ask('/gateway/problem-list')).toEqual([418, `${host}/gateway/problem-list`]);
    void front.cut('problem-list', { after: 'served' });
    await expect(ask('/gateway/problem-list')).rejects.toThrow('without an answer');
    expect(front.requests('/problem-list')).toHaveLength(3);
    await front.close();
  });
});
