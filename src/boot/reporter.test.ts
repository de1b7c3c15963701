// @vitest-environment jsdom
import { receiveReports } from '@contract/conformance/receive-reports';
import { servicesOfPage } from '@tests/support/page-services';
import { setHidden } from '@tests/support/visibility';
import { createClock } from '@/domain/clock';
import type { Report, ReportMessage } from '@/platform/api/contract/reports';
import { createBridge } from '@/platform/bridge/create-bridge';
import { onlyKey } from '@/platform/storage/definition';
import { waitingReports } from '@/platform/telemetry/held-reports';
import { saveReportChoice } from '@/platform/telemetry/report-choice';
import { note, subscribeToNotes } from '@/platform/telemetry/report-notes';
import { startReporter } from '@/platform/telemetry/reporter';

/** What the device's clock says. */
let now = 0;

type Setup = { url?: string; sample?: number; random?: number; market?: 'indonesia' | 'india' };

function setup({ url = '/gateway/reports', sample = 1, random = 0, market = 'indonesia' }: Setup = {}) {
  const clock = createClock(() => now);
  const bridge = createBridge({ window, clientType: 'h5' });
  const href = `${window.location.origin}/?userId=u1&token=secret-token`;
  const { services } = servicesOfPage(href, { clock, bridge });
  const sent: { url: string; text: string; init: RequestInit }[] = [];
  let status = 204;
  const fetch = vi.fn<(input: string, init: RequestInit) => Promise<Response>>((input, init) => {
    if (status === 0) return Promise.reject(new TypeError('no network'));
    if (status < 300) sent.push({ url: input, text: typeof init.body === 'string' ? init.body : '', init });
    return Promise.resolve(new Response(null, { status }));
  });
  vi.stubGlobal('fetch', fetch);
  const begin = () => {
    const place = () => ({ page: '/loanDetails', market });
    vi.spyOn(Math, 'random').mockReturnValueOnce(random);
    const stop = startReporter({ services, page: window, place, keeper: window.localStorage, url, sample });
    onTestFinished(stop);
    return stop;
  };
  const messages = (): ReportMessage[] =>
    sent.map(({ text }) => {
      const received = receiveReports(text);
      if ('fault' in received) throw new Error(received.fault);
      return received.message;
    });
  const reports = (): Report[] => messages().flatMap((message) => message.reports);
  const waiting = async () => (await services.storage.open(waitingReports).get(onlyKey))?.data.messages ?? [];
  /** The next message gets no answer. @returns breaks its connection */
  function hang(): () => void {
    let fail: (() => void) | undefined;
    fetch.mockReturnValueOnce(
      new Promise((_resolve, reject) => (fail = () => reject(new TypeError('connection lost')))),
    );
    return () => fail?.();
  }
  /** The page starts, fails, and has had the time to send that. */
  async function beginAndCrash(): Promise<void> {
    begin();
    crash();
    await later(11_000);
  }
  const answer = (next: number) => (status = next);
  return { services, begin, beginAndCrash, sent, messages, reports, waiting, hang, answer };
}

/** Time passes; databases get their turns meanwhile. */
async function later(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(500);
  }
}

const crash = () => note({ kind: 'error', how: 'crash', error: new TypeError('token=secret-token') });
/** An error whose stack tells it from others. */
function crashAt(line: number, frames = 1): void {
  const frame = `at f (${window.location.origin}/assets/${'x'.repeat(57)}.js:${100_000 + line}:1234567)`;
  const error = Object.assign(new Error('x'), { stack: `x\n${`${frame}\n`.repeat(frames)}` });
  note({ kind: 'error', how: 'crash', error });
}
const call = () => note({ kind: 'call', call: 'loan-details', took: 12.4, error: undefined });

beforeEach(() => {
  // What other tests of this process left.
  subscribeToNotes(() => undefined)();
  saveReportChoice(window.localStorage, true, 'nobody');
  window.localStorage.clear();
  now = Date.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

it('reports are sent together some seconds later, without cookies, also those noted before the start', async () => {
  const { begin, messages, sent } = setup();
  crash();
  begin();
  call();
  await later(9_000);
  expect(sent).toEqual([]);
  await later(2_000);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    url: '/gateway/reports',
    init: { method: 'POST', credentials: 'omit', keepalive: true },
  });
  expect(messages()[0]).toMatchObject({
    platform: 'browser',
    market: 'indonesia',
    reports: [
      { kind: 'error', how: 'crash', error: 'TypeError', page: '/loanDetails' },
      { kind: 'call', call: 'loan-details', outcome: 'ok', took: 12 },
    ],
  });
  expect(sent[0]?.text).not.toContain('secret-token');
});

it('reports are sent at once when the page is hidden or closed', async () => {
  const { begin, reports } = setup();
  begin();
  crash();
  setHidden(true);
  await vi.waitFor(() => expect(reports()).toHaveLength(1));
  // A webview may go without hiding its page first.
  crashAt(2);
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(reports()).toHaveLength(2));
});

it('reports are sent to another host as a beacon, of a type that needs no preflight', async () => {
  const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  const { begin, sent } = setup({ url: 'https://collect.example/v1/reports' });
  begin();
  crash();
  setHidden(true);
  expect(beacon).toHaveBeenCalledOnce();
  expect(beacon.mock.calls[0]?.[0]).toBe('https://collect.example/v1/reports');
  expect(beacon.mock.calls[0]?.[1].type).toBe('text/plain;charset=utf-8');
  await later(20_000);
  expect(sent).toEqual([]);
});

it('reports wait on the phone without a network, and the next page sends them', async () => {
  const { begin, answer, waiting, reports } = setup();
  answer(0);
  const stop = begin();
  crash();
  await later(11_000);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
  call();
  setHidden(true);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(2));
  stop();
  answer(204);
  begin();
  await later(11_000);
  await vi.waitFor(() => expect(reports().map(({ kind }) => kind)).toEqual(['error', 'call']));
  expect(await waiting()).toEqual([]);
});

it('reports whose sending fails just after the network came back are sent by the retry that the event started', async () => {
  const { beginAndCrash, hang, waiting, reports } = setup();
  const fail = hang();
  await beginAndCrash();
  window.dispatchEvent(new Event('online'));
  await later(500);
  expect(await waiting()).toEqual([]);
  fail();
  await vi.waitFor(() => expect(reports().map(({ kind }) => kind)).toEqual(['error']));
  expect(await waiting()).toEqual([]);
});

it('reports that the collector never answers do not delay later ones', async () => {
  const { beginAndCrash, hang, reports, waiting } = setup();
  hang();
  await beginAndCrash();
  call();
  await later(31_000);
  await vi.waitFor(() => expect(reports().map(({ kind }) => kind)).toEqual(['error', 'call']));
  expect(await waiting()).toEqual([]);
});

it('reports that wait behind a message without an answer are stored when the page closes', async () => {
  const { begin, hang, services, reports, waiting } = setup();
  const messages = ['1', '2'].map((text) => ({ at: Date.now(), text }));
  await services.storage.open(waitingReports).set(onlyKey, { messages });
  hang();
  begin();
  crash();
  await later(11_000);
  expect(await waiting()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(2));
  expect((await waiting())[0]).toEqual(messages[1]);
  await later(31_000);
  expect([reports(), await waiting()]).toMatchObject([[], [messages[1], {}, messages[0]]]);
});

it('reports stored while the page reads earlier ones are not lost', async () => {
  const { begin, services, answer, waiting } = setup();
  const text = '{}';
  await services.storage.open(waitingReports).set(onlyKey, { messages: [{ at: Date.now(), text }] });
  answer(0);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  begin();
  crash();
  setHidden(false);
  // Now the run has its turn, and the database the question.
  await Promise.resolve();
  call();
  setHidden(true);
  await later(500);
  const texts = (await waiting()).map((message) => message.text);
  expect(texts).toHaveLength(3);
  expect(texts).toContain(text);
  expect(texts.join(' ')).toContain('"kind":"error"');
  expect(texts.join(' ')).toContain('"kind":"call"');
});

it('reports are dropped if the collector refuses them, and wait if it is busy', async () => {
  const { beginAndCrash, answer, waiting } = setup();
  answer(400);
  await beginAndCrash();
  expect(await waiting()).toEqual([]);
  answer(429);
  call();
  await later(11_000);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
});

it('no report is sent after the person refused, not even waiting ones', async () => {
  const { begin, services, sent, waiting } = setup();
  await services.storage.open(waitingReports).set(onlyKey, { messages: [{ at: Date.now(), text: '{}' }] });
  saveReportChoice(window.localStorage, false, '');
  crash();
  begin();
  call();
  await later(11_000);
  setHidden(true);
  await later(11_000);
  expect(sent).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('reports that wait behind a message go nowhere once the person refuses', async () => {
  const { begin, hang, services, sent, waiting } = setup();
  const messages = ['1', '2'].map((text) => ({ at: Date.now(), text }));
  await services.storage.open(waitingReports).set(onlyKey, { messages });
  const fail = hang();
  begin();
  crash();
  await later(11_000);
  saveReportChoice(window.localStorage, false, '');
  fail();
  await later(11_000);
  expect(sent).toHaveLength(0);
  expect(await waiting()).toEqual([]);
});

it('reports need consent where the market requires it', async () => {
  const { beginAndCrash, services, sent, reports } = setup({ market: 'india' });
  await beginAndCrash();
  expect(sent).toEqual([]);
  saveReportChoice(window.localStorage, true, services.session.current()?.ownerId ?? '');
  crash();
  await later(11_000);
  await vi.waitFor(() => expect(reports()).toHaveLength(1));
});

it('calls and times are reported for a share of the page loads, failures for all', async () => {
  const { begin, messages, reports } = setup({ sample: 0.1, random: 0.5 });
  begin();
  call();
  crash();
  await later(11_000);
  await vi.waitFor(() => expect(reports().map(({ kind }) => kind)).toEqual(['error']));
  expect(messages()[0]?.sample).toBe(0.1);
});

it('an error loop is one report with a count, sent again when the page is hidden', async () => {
  const { begin, reports } = setup();
  begin();
  for (let round = 0; round < 6; round += 1) {
    for (let count = 0; count < 200; count += 1) crash();
    await later(11_000);
  }
  await vi.waitFor(() => expect(reports()).toEqual([expect.objectContaining({ kind: 'error', times: 200 })]));
  setHidden(true);
  await vi.waitFor(() => expect(reports().map(({ times }) => times)).toEqual([200, 1_000]));
});

it('reports are limited by page and hour, also over reloads, and contain the number of dropped ones', async () => {
  const { begin, messages, reports } = setup();
  let line = 0;
  const stop = begin();
  const crashes = (count: number) => Array.from({ length: count }).forEach(() => crashAt((line += 1)));
  crashes(230);
  await later(11_000);
  await vi.waitFor(() => expect(reports()).toHaveLength(100));
  expect(messages()[0]?.dropped).toBe(130);
  stop();
  begin();
  crashes(10);
  await later(11_000);
  expect(reports()).toHaveLength(100);
  now += 3_600_000;
  crashes(1);
  await later(11_000);
  await vi.waitFor(() => expect(reports()).toHaveLength(101));
  expect(messages()[messages().length - 1]?.dropped).toBe(10);
  for (let hour = 0; hour < 4; hour += 1) {
    now += 3_600_000;
    crashes(120);
    await later(11_000);
  }
  await vi.waitFor(() => expect(reports()).toHaveLength(100 + 300));
});

it('reports with long stacks are split into accepted sizes, and wait if a closing page cannot send them', async () => {
  const { begin, reports, waiting } = setup();
  begin();
  for (let line = 0; line < 90; line += 1) crashAt(line, 12);
  setHidden(true);
  await vi.waitFor(async () => expect(await waiting()).not.toEqual([]));
  expect(reports().length).toBeGreaterThan(25);
  setHidden(false);
  await vi.waitFor(() => expect(reports()).toHaveLength(90));
});
