import { excessOfAnswer } from '@contract/conformance/answer-excess';
import type { Observation } from '@contract/conformance/meter';
import { observeCall } from '@contract/conformance/observe-call';
import { sentFields } from '@contract/conformance/request-drift';
import { walk } from '@mocks/test-support/walk';
import * as v from 'valibot';
import type { Market } from '@/domain/market';
import type { AnswerOf, CallDefinition, RequestOf } from '@/platform/api/define-call';
import { HttpError } from '@/platform/api/errors';
import type { Transport } from '@/platform/api/http/create-client';
import { encodeRequest } from '@/platform/api/http/encode';
import { openEnvelope } from '@/platform/api/http/envelope';
import { commonParams } from '@/platform/session/common-params';

export type WalkOptions = {
  /** Absolute address of the API, without a trailing slash. */
  baseUrl: string;
  transport: Transport;
  /** The common parameters of the launch. */
  launch: Readonly<Record<string, string>>;
  /** The order and product of the walk. */
  key: { orderId: string; productId: string };
  /** The market, whose caps apply, and today, `YYYY-MM-DD`. */
  day: { market: Market; today: string };
  mayGo?: (call: CallDefinition) => boolean;
  /** Name of the header for the idempotency key; no key without it. */
  idempotencyHeader?: string;
  /** Sends every write a second time, with the same key. */
  sendsTwice?: boolean;
};

/** One request and its result, without the data of the request. */
export type Exchange = {
  call: CallDefinition;
  /** Milliseconds from sending until the whole answer has arrived. */
  ms: number;
  /** `null` without an answer. */
  answer: { status: number; headers: Headers; body: string } | null;
  /** The answer to a copy of a write with the same key. */
  copy?: { status: number; body: string };
};

/** The time limit of the product (specification section 7). */
const timeoutMs = 60_000;

/** The results of the calls, and the charges above the caps, one sentence each. */
export type Walked = { observations: Observation[]; excess: string[]; exchanges: Exchange[] };

/** Makes the calls of the contract, one after the other, and compares each with the contract and the caps. */
export async function walkObserved({
  baseUrl,
  transport,
  launch: common,
  key,
  day,
  mayGo,
  idempotencyHeader = '',
  sendsTwice = false,
}: WalkOptions): Promise<Walked> {
  const observations: Observation[] = [];
  const exchanges: Exchange[] = [];
  const excess: string[] = [];

  async function sendCopy(request: Request): Promise<{ copy?: { status: number; body: string } }> {
    if (!sendsTwice || idempotencyHeader === '' || !request.headers.has(idempotencyHeader)) return {};
    const response = await transport(request);
    return { copy: { status: response.status, body: await response.text() } };
  }

  async function exchange(definition: CallDefinition, request: Request): Promise<Response> {
    const sent = await sentFields(request.clone());
    const again = request.clone();
    const note = (answer: string | null) =>
      observations.push(observeCall({ definition, sent, answer, common: commonParams }));
    const begun = performance.now();
    try {
      const response = await transport(request);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      const body = await response.clone().text();
      const ms = performance.now() - begun;
      const text = response.ok ? body : `HTTP ${response.status}`;
      note(text);
      excess.push(...excessOfAnswer(definition.name, text, day).map((sentence) => `${definition.name}: ${sentence}`));
      const answer = { status: response.status, headers: response.headers, body };
      exchanges.push({ call: definition, ms, answer, ...(await sendCopy(again)) });
      return response;
    } catch (error) {
      note(null);
      exchanges.push({ call: definition, ms: performance.now() - begun, answer: null });
      throw error;
    }
  }

  async function call<Call extends CallDefinition>(
    definition: Call,
    payload: RequestOf<Call>,
  ): Promise<AnswerOf<Call>> {
    const { url, init } = encodeRequest(definition, payload, {
      baseUrl,
      common,
      formHeaders: ['clientType', 'appVersion'],
      jsonHeaders: ['token', 'deviceId'],
    });
    if (idempotencyHeader !== '' && !definition.isRead) init.headers[idempotencyHeader] = crypto.randomUUID();
    const response = await exchange(definition, new Request(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }));
    if (!response.ok) throw new HttpError(response.status);
    const data =
      definition.envelope === 'none'
        ? await response.blob()
        : openEnvelope(await response.text(), definition.envelope).data;
    return v.parse(definition.answer, data);
  }

  await walk({ client: { call }, key }, mayGo);
  return { observations, exchanges, excess };
}
