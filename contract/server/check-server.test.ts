// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { registry } from '@contract/conformance/registry';
import { launchLink } from '@mocks/launch-links';
import { findScenario } from '@mocks/scenarios';
import { createHttpServer } from '@mocks/server/create-http-server';
import { checkServer, type ServerOptions } from './check-server';
import { casesOf, htmlOf, junitOf } from './report';

/** An error of a server. */
type Break = {
  /** Changes the request before the mock backend gets it. */
  ask?: (url: URL, headers: Record<string, string>) => void;
  /** Changes the answer. */
  answer?: (answer: { status: number; headers: Headers; body: string }, asked: { path: string; body: string }) => void;
};

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** Starts a server that passes requests on to the mock server, with an error. */
async function serverWith(wrong: Break): Promise<string> {
  const behind = await listen(createHttpServer());
  await fetch(`${behind}/__control/settings${launch}`, {
    method: 'POST',
    body: new URLSearchParams({ demo: scenario }),
  });
  async function handle(request: IncomingMessage, out: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', behind);
    const { host: _, connection: __, 'content-length': ___, ...rest } = request.headers;
    const headers = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
    const body = await readText(request);
    wrong.ask?.(url, headers);
    const asked = await fetch(url, { method: request.method ?? 'GET', headers, ...(body !== '' && { body }) });
    const answer = { status: asked.status, headers: new Headers(asked.headers), body: await asked.text() };
    for (const name of ['content-length', 'content-encoding', 'connection', 'transfer-encoding', 'keep-alive'])
      answer.headers.delete(name);
    wrong.answer?.(answer, { path: url.pathname, body });
    out.sendDate = false;
    out.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
  }
  return listen(createServer((request, out) => void handle(request, out).catch(() => out.destroy())));
}

const scenario = 'complaint-answered';
const launch = new URL(launchLink(findScenario(scenario), 'http://localhost/').href).search;
const secrets = ['token', 'sessionId'].map((name) => new URLSearchParams(launch).get(name) ?? '');

async function check(wrong: Break, options: Partial<ServerOptions> = {}) {
  const baseUrl = `${await serverWith(wrong)}/gateway`;
  const report = await checkServer({ baseUrl, launch, rounds: 1, areas: ['loan'], ...options });
  return { report, found: report.findings.map(({ rule, call, text }) => `${rule}: ${call}: ${text}`) };
}

const pages = { pageOrigin: 'https://app.example.com' };

it('finds nothing at a server that does everything right, with reading and with writing calls, from another origin', async () => {
  const { report, found } = await check({}, { ...pages, areas: [], writes: true, rounds: 2 });
  expect(found).toEqual([]);
  expect(report.meter.whole).toMatchObject({ percent: 100, total: registry.length });
  expect(report.latencies.every(({ p50, p95, longest }) => p50 <= p95 && p95 <= longest)).toBe(true);
  expect(report.latencies.find(({ call }) => call === 'loan-details')?.times).toBe(2);
});

it('sends no writes by default', async () => {
  const sent: string[] = [];
  await check({ ask: (url, headers) => void (headers['idempotency-key'] && sent.push(url.pathname)) }, { areas: [] });
  expect(sent).toEqual([]);
});

it.each<[why: string, options: Partial<ServerOptions>]>([
  ['another area alone', { areas: ['loan'] }],
  ['a server without the header of a key', { areas: ['complaints'], idempotencyHeader: '' }],
])('saves no complaint twice for %s', async (_, options) => {
  const sent: string[] = [];
  const { found } = await check({ ask: ({ pathname }) => void sent.push(pathname) }, { writes: true, ...options });
  expect(found.filter((line) => line.startsWith('idempotency'))).toEqual([]);
  expect(sent.filter((path) => path.endsWith('/problem-save')).length).toBeLessThan(2);
});

const onAnswer = (answer: NonNullable<Break['answer']>): Break => ({ answer });
const drop = (name: string) => onAnswer(({ headers }) => headers.delete(name));
const set = (name: string, value: string) => onAnswer(({ headers }) => headers.set(name, value));
const change = (text: string | RegExp, other: string) =>
  onAnswer((answer) => void (answer.body = answer.body.replaceAll(text, other)));
/** Replaces the answers to requests with the part in their path or body. */
const whenAsked = (part: string, spoil: NonNullable<Break['answer']>) =>
  onAnswer((answer, asked) => {
    if (asked.path.includes(part) || asked.body.includes(part)) spoil(answer, asked);
  });
/** Answers with 200 and a body in place of a status. */
const hideStatus = (status: number, body: string) =>
  onAnswer((answer) => {
    if (answer.status === status) Object.assign(answer, { status: 200, body });
  });
const withoutKeys: Break = { ask: (_, headers) => void delete headers['idempotency-key'] };
const dateOneHourAgo = onAnswer(({ headers }) => headers.set('date', new Date(Date.now() - 3_600_000).toUTCString()));

describe('names what breaks a page', () => {
  it.each<[sentence: string, wrong: Break, options?: Partial<ServerOptions>]>([
    ['shape: loan-play-detail: ', change('"totalAmount":', '"totalAmount":0.5,"was":'), { areas: ['repayment'] }],
    ['shape: loan-details: dueTime: must be a time: ', change(/"dueTime":[^,}]+/g, '"dueTime":"next Tuesday"')],
    ['extra: not in the contract', change('"data":{', '"data":{"extra":1,')],
    ['date: loan-details: There is no Date', drop('date')],
    ['date: loan-details: The Date is 60 min behind', dateOneHourAgo],
    ['caching: loan-details: Cache-Control has no no-store', set('cache-control', 'public, max-age=600')],
    ['caching: loan-details: There is no Cache-Control', drop('cache-control')],
    [
      'type: get-captcha: The Content-Type is text/html in place of image/…',
      set('content-type', 'text/html; charset=utf-8'),
      { areas: ['promotion'] },
    ],
    ['cors: loan-details: Access-Control-Allow-Origin', drop('access-control-allow-origin'), pages],
    ['cors: loan-details: Access-Control-Expose-Headers', drop('access-control-expose-headers'), pages],
    [
      'cors: OPTIONS: OPTIONS does not allow the headers x-requested-with, content-type, clienttype, appversion, token, deviceid, idempotency-key',
      drop('access-control-allow-headers'),
      pages,
    ],
    [
      'idempotency: problem-save: Sent twice with one key, it is there 2 times when read back',
      withoutKeys,
      { writes: true, areas: ['complaints'] },
    ],
    ['idempotency: loan-detail-push: A copy with the same key got another answer', withoutKeys, { writes: true }],
    [
      'errors: a wrong token: It was answered with data: anybody can read it',
      { ask: (url) => url.searchParams.set('token', 'good') },
    ],
    [
      'errors: no token: It is answered with a refusal in place of HTTP 401',
      hideStatus(401, '{"code":"401","msg":"no"}'),
      { areas: [] },
    ],
    [
      'errors: a token in the cookies only: It was answered with data: a form on another host',
      {
        ask(url, { cookie }) {
          const [, token] = /\btoken=([^;]+)/.exec(cookie ?? '') ?? [];
          if (token) url.searchParams.set('token', decodeURIComponent(token));
        },
      },
    ],
    [
      'errors: an order that does not exist: It was answered as if it were known',
      whenAsked('there-is-none', (answer) => void (answer.body = '{"code":"00","data":{}}')),
    ],
    [
      'errors: a form that is no form: It is answered with HTTP 500',
      whenAsked('%E0%A4%A', (answer) => void (answer.status = 500)),
    ],
    [
      'errors: JSON that breaks off: It is answered with something that is no envelope',
      whenAsked('{"orderNo":"', (answer) => void (answer.body = '<html>Bad request</html>')),
      { areas: ['chat'] },
    ],
    [
      'errors: an address that does not exist: It is answered with HTTP 200: a wrong address looks like an answer',
      hideStatus(404, '<html>Welcome</html>'),
    ],
  ])('%s', async (sentence, wrong, options) => {
    const { report, found } = await check(wrong, options);
    expect(
      found.some((line) => line.includes(sentence)),
      found.join('\n'),
    ).toBe(true);
    for (const text of [htmlOf(report), junitOf(report), ...found])
      for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('a server that never answers', async () => {
    const { found } = await check({}, { timeoutMs: 1 });
    expect(found).toContain('shape: loan-details: It was never answered');
    expect(found).toContain('errors: a wrong token: It was never answered');
  });
});

it('writes a report for people and one for build services', async () => {
  const { report } = await check(drop('date'), pages);
  const junit = junitOf(report);
  const { length } = registry.filter(({ area, isRead }) => area === 'loan' && isRead);
  expect(junit).toContain(`<testsuite name="A Date that sets the page’s clock" tests="${length}" failures="${length}"`);
  expect(junit).toContain(`<testsuite name="Answers that are not cached" tests="${length}" failures="0"`);
  expect(junit.match(/<testcase /g)?.length).toBe(
    junit.match(/ tests="(\d+)"/g)?.reduce((sum, part) => sum + Number(part.match(/\d+/)?.[0]), 0),
  );
  const html = htmlOf(report);
  expect(html).toContain(`<strong class="bad">${length} things break a page.</strong>`);
  expect(html.indexOf('What breaks a page')).toBeLessThan(html.indexOf('Questions and answers'));
  expect(html).toContain('Answers that are not cached: in order');
  expect(html).not.toMatch(/<script|undefined|NaN/);
});

it('checks one call alone, with the calls that it needs', async () => {
  const asked: string[] = [];
  const { report, found } = await check(
    { ask: (url) => void asked.push(url.pathname.replace(/^.*\//, '')) },
    { areas: [], calls: ['problem-detail'] },
  );
  expect(found).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(['problem-list', 'problem-detail']));
  expect(report.meter.calls.map(({ call }) => call)).toEqual(['problem-detail']);
  expect(report.answers).toEqual([{ call: 'problem-detail', statuses: [200] }]);
  await expect(check({}, { calls: ['loan-detail'] })).rejects.toThrow(
    /no call loan-detail\. There are: .*loan-details/,
  );
});

it('counts a call that is answered with HTTP 404 in the first table only', async () => {
  const { report, found } = await check(
    whenAsked('/loan-details/loan-details', (answer) => {
      answer.status = 404;
      answer.headers.delete('date');
    }),
  );
  expect(found.filter((line) => line.includes(': loan-details: '))).toEqual([
    'shape: loan-details: It is answered with HTTP 404',
  ]);
  expect(report.answers[0]).toEqual({ call: 'loan-details', statuses: [404] });
  expect(casesOf(report).filter(({ call }) => call === 'loan-details')).toMatchObject([{ rule: 'shape' }]);
  expect(htmlOf(report)).toContain('<th scope="row">loan-details</th><td>404</td>');
});

it('throws for a launch without an order', async () => {
  await expect(checkServer({ baseUrl: 'http://127.0.0.1:1', launch: 'token=t' })).rejects.toThrow('orderId');
});
