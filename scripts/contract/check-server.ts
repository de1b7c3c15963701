import { measure, type Meter } from '@/api/conformance/meter';
import { problemList } from '@/api/contract/complaints';
import { registry } from '@/api/contract/registry';
import { encodeRequest } from '@/api/http/encode';
import { lenderDate } from '@/domain/calendar-days';
import { marketOf } from '@/domain/market';
import { parseSearch } from '@/lib/search';
import { commonParams, pick } from '@/session/common-params';
import { probeFindings, probes, type Probe, type ProbeAnswer } from './errors';
import type { Finding } from './findings';
import { headerFindings, preflightFaults } from './headers';
import { copyFindings, keyFindings } from './idempotency';
import { latencies, type Latency } from './latency';
import { walkObserved, type Exchange } from './walk-observed';

export type ServerOptions = {
  /** Absolute address of the API. */
  baseUrl: string;
  /** Query string of a launch of that server, with the productId and orderId to ask about. */
  launch: string;
  /** Where the pages are served; the API's own origin unless said. */
  pageOrigin?: string;
  /** Lets calls through that change something: for a test account only. */
  writes?: boolean;
  /** Areas of the contract that are asked for; all of them unless said. */
  areas?: readonly string[];
  /** How often every reading call is made, for its times. */
  rounds?: number;
  idempotencyHeader?: string;
  /** Milliseconds for one answer. */
  timeoutMs?: number;
};

export type ServerReport = {
  baseUrl: string;
  pageOrigin: string;
  writes: boolean;
  meter: Meter;
  latencies: readonly Latency[];
  /** What was tried beside the calls of the contract. */
  tried: readonly string[];
  findings: readonly Finding[];
};

const headerNames = { formHeaders: ['clientType', 'appVersion'], jsonHeaders: ['token', 'deviceId'] };

/**
 * Holds a running server against the contract, as a page and its browser would: every call, its headers, its errors; with
 * `writes` what happens to a write that comes twice.
 * @throws Error when the launch says nothing to ask about
 */
export async function checkServer({
  baseUrl: address,
  launch,
  writes = false,
  areas = [],
  rounds = 3,
  idempotencyHeader = 'Idempotency-Key',
  timeoutMs = 60_000,
  ...options
}: ServerOptions): Promise<ServerReport> {
  const baseUrl = address.replace(/\/$/, '');
  const apiOrigin = new URL(baseUrl).origin;
  const pageOrigin = options.pageOrigin ?? apiOrigin;
  const { orderId = '', productId = '', ...params } = parseSearch(launch);
  if (orderId === '' || productId === '')
    throw new Error('The launch must name an orderId and a productId to ask about.');
  const common = pick(params, commonParams);
  const key = { orderId, productId };
  const market = marketOf(params['pop']);
  const isMeant = ({ area }: { area: string }) => areas.length === 0 || areas.includes(area);
  const within = (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });

  const walkOnce = (mayWrite: boolean) =>
    walkObserved({
      baseUrl,
      transport: within,
      by: 'real',
      launch: common,
      key,
      day: { market, today: lenderDate(Date.now(), market.utcOffset) },
      mayGo: (call) => isMeant(call) && (call.isRead || mayWrite),
      idempotencyHeader,
      sendsTwice: mayWrite,
    });

  async function probe({ call, payload, token, body, path }: Probe): Promise<ProbeAnswer | null> {
    const { url, init } = encodeRequest({ ...call, path: path ?? call.path }, payload, {
      baseUrl,
      common: { ...common, ...(token !== undefined && { token }) },
      ...headerNames,
    });
    try {
      const response = await within(new Request(url, { ...init, ...(body !== undefined && { body }) }));
      return { call, status: response.status, body: await response.text() };
    } catch {
      return null;
    }
  }

  async function askLeave(): Promise<Finding[]> {
    if (pageOrigin === apiOrigin) return [];
    const headers = ['x-requested-with', 'content-type', ...Object.values(headerNames).flat(), idempotencyHeader];
    const names = headers.filter(Boolean).map((name) => name.toLowerCase());
    const found = (texts: string[]): Finding[] => texts.map((text) => ({ rule: 'cors', call: 'OPTIONS', text }));
    try {
      const answer = await within(
        new Request(baseUrl + problemList.path, {
          method: 'OPTIONS',
          headers: {
            Origin: pageOrigin,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': names.join(','),
          },
        }),
      );
      return found(preflightFaults(answer, { pageOrigin, method: 'POST', headers: names }));
    } catch {
      return found(['OPTIONS is never answered: nothing can be sent']);
    }
  }

  const first = await walkOnce(writes);
  const exchanges: Exchange[] = [...first.exchanges];
  for (let round = 1; round < rounds; round += 1) exchanges.push(...(await walkOnce(false)).exchanges);

  const asked = probes(key);
  const errors: Finding[] = [];
  for (const one of asked) errors.push(...probeFindings(one, await probe(one)));

  const meter = measure(
    registry.filter((call) => isMeant(call) && (call.isRead || writes)),
    first.observations,
  );
  const shapes = meter.calls.flatMap(({ call, mark, drift }): Finding[] => {
    if (mark === 'silent') return [{ rule: 'shape', call, text: 'It was never answered' }];
    if (mark === 'unseen')
      return [{ rule: 'shape', call, text: 'It could not be asked: what it needs was not answered' }];
    return drift.map((text) => ({ rule: 'shape', call, text }));
  });
  return {
    baseUrl,
    pageOrigin,
    writes,
    meter,
    latencies: latencies(exchanges),
    tried: asked.map(({ title }) => title),
    findings: [
      ...shapes,
      ...first.excess.map((sentence): Finding => {
        const [call = '', ...words] = sentence.split(': ');
        return { rule: 'caps', call, text: words.join(': ') };
      }),
      ...headerFindings(exchanges, { pageOrigin, apiOrigin, now: Date.now() }),
      ...(await askLeave()),
      ...(writes ? copyFindings(exchanges) : []),
      ...(writes ? await keyFindings({ baseUrl, common, orderId, headerNames, idempotencyHeader, send: within }) : []),
      ...errors,
    ],
  };
}
