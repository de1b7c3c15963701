import { measure, type Meter } from '@contract/conformance/meter';
import { registry } from '@contract/conformance/registry';
import { lenderDate } from '@/domain/calendar-days';
import { marketOf } from '@/domain/market';
import { problemList, saveProblem } from '@/platform/api/contract/complaints';
import type { CallDefinition } from '@/platform/api/define-call';
import { encodeRequest } from '@/platform/api/http/encode';
import { parseSearch } from '@/platform/browser/search';
import { commonParams, pick, sessionParams } from '@/platform/session/common-params';
import { probeFindings, probes, type Probe, type ProbeAnswer } from './errors';
import type { Finding } from './findings';
import { headerFindings, preflightFaults } from './headers';
import { copyFindings, keyFindings } from './idempotency';
import { walkObserved, type Exchange } from './walk-observed';

export type ServerOptions = {
  /** Absolute address of the API. */
  baseUrl: string;
  /** Query string of a launch of that server, with the productId and orderId to request. */
  launch: string;
  /** Origin of the pages; default: that of the API. */
  pageOrigin?: string;
  /** Whether calls that change data are made; only for a test account. */
  writes?: boolean;
  /** Areas of the contract to check; default: all. */
  areas?: readonly string[];
  /**
   * Names of the calls to check; default: all. The calls that they need are made too.
   */
  calls?: readonly string[];
  /** How often every reading call is made, to measure its time. */
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
  /** Each call that was made, in that order, with the HTTP statuses of its answers; 0 for no answer at all. */
  answers: readonly { call: string; statuses: readonly number[] }[];
  /** The probes besides the calls of the contract. */
  tried: readonly string[];
  findings: readonly Finding[];
};

/** The reading calls whose answers a call needs. */
const needs: Readonly<Record<string, readonly string[]>> = {
  'problem-detail': ['problem-list'],
  'save-score': ['problem-list'],
  'get-captcha': ['get-sid'],
  'get-sms': ['get-sid', 'get-captcha'],
  register: ['get-sid', 'get-captcha'],
  'repayment-commit': ['repayment-way'],
  'repayment-huichao': ['repayment-way'],
};

/** @throws Error with the names of all calls, if one is unknown */
function checkNames(calls: readonly string[]): void {
  const names = registry.map(({ name }) => name);
  const unknown = calls.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no call ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
}

function answersOf(exchanges: readonly Exchange[]): ServerReport['answers'] {
  const names = [...new Set(exchanges.map(({ call }) => call.name))];
  return names.map((name) => {
    const own = exchanges.filter(({ call }) => call.name === name);
    return { call: name, statuses: [...new Set(own.map(({ answer }) => answer?.status ?? 0))] };
  });
}

const headerNames = { formHeaders: ['clientType', 'appVersion'], jsonHeaders: ['token', 'deviceId'] };

/**
 * Compares a running server with the contract: each call, its headers and errors; with `writes` also repeated writes.
 * @throws Error if the launch names no order, or a call is unknown
 */
export async function checkServer({
  baseUrl: address,
  launch,
  writes = false,
  areas = [],
  calls = [],
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
  checkNames(calls);
  const isMeant = ({ area, name }: CallDefinition) =>
    (areas.length === 0 || areas.includes(area)) && (calls.length === 0 || calls.includes(name));
  const isNeeded = ({ name }: CallDefinition) => calls.some((wanted) => needs[wanted]?.includes(name));
  const within = (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });

  const walkOnce = (mayWrite: boolean) =>
    walkObserved({
      baseUrl,
      transport: within,
      launch: common,
      key,
      day: { market, today: lenderDate(Date.now(), market.utcOffset) },
      mayGo: (call) => (isMeant(call) && (call.isRead || mayWrite)) || isNeeded(call),
      idempotencyHeader,
      sendsTwice: mayWrite,
    });

  async function probe({ call, payload, token, hasCookies, body, path }: Probe): Promise<ProbeAnswer | null> {
    const cookies = Object.entries(pick(common, sessionParams)).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    const { url, init } = encodeRequest({ ...call, path: path ?? call.path }, payload, {
      baseUrl,
      common: { ...common, ...(token !== undefined && { token }) },
      ...headerNames,
    });
    try {
      const request = new Request(url, { ...init, ...(body !== undefined && { body }) });
      if (hasCookies) request.headers.set('cookie', cookies.join('; '));
      const response = await within(request);
      return { call, status: response.status, body: await response.text() };
    } catch {
      return null;
    }
  }

  async function checkPreflight(): Promise<Finding[]> {
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
      return found(preflightFaults(answer, { pageOrigin, headers: names }));
    } catch {
      return found(['OPTIONS is never answered: nothing can be sent']);
    }
  }

  const first = await walkOnce(writes);
  const made: Exchange[] = [...first.exchanges];
  for (let round = 1; round < rounds; round += 1) made.push(...(await walkOnce(false)).exchanges);
  const exchanges = made.filter(({ call }) => isMeant(call));

  const asked = probes(key).filter(({ call }) => isMeant(call));
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
    answers: answersOf(exchanges),
    tried: asked.map(({ title }) => title),
    findings: [
      ...shapes,
      ...first.excess.flatMap((sentence): Finding[] => {
        const [call = '', ...words] = sentence.split(': ');
        return calls.length > 0 && !calls.includes(call) ? [] : [{ rule: 'caps', call, text: words.join(': ') }];
      }),
      ...headerFindings(exchanges, { pageOrigin, apiOrigin, now: Date.now() }),
      ...(await checkPreflight()),
      ...(writes ? copyFindings(exchanges) : []),
      ...(writes && isMeant(saveProblem) && idempotencyHeader !== ''
        ? await keyFindings({ baseUrl, common, orderId, headerNames, idempotencyHeader, send: within })
        : []),
      ...errors,
    ],
  };
}

/** How long a call took, in whole milliseconds. */
type Latency = { call: string; times: number; p50: number; p95: number; longest: number };

/** A percentile of a sorted list (nearest rank). */
function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** One row per call that was answered, the slowest first. */
function latencies(exchanges: readonly Exchange[]): Latency[] {
  const times = new Map<string, number[]>();
  for (const { call, ms, answer } of exchanges)
    if (answer !== null) times.set(call.name, [...(times.get(call.name) ?? []), ms]);
  return [...times]
    .map(([call, all]) => {
      const sorted = [...all].sort((a, b) => a - b);
      const [p50, p95, longest] = [50, 95, 100].map((percent) => Math.round(percentile(sorted, percent)));
      return { call, times: all.length, p50: p50 ?? 0, p95: p95 ?? 0, longest: longest ?? 0 };
    })
    .sort((one, other) => other.p95 - one.p95);
}
