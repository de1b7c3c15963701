import * as v from 'valibot';
import { parseLocale } from '@/domain/languages';
import type { CallDefinition } from '@/platform/api/define-call';
import { wait } from '@/platform/browser/wait';
import type { Database } from '../db/database';
import type { Lender } from '../db/lender';
import type { ActiveFaults, FaultList } from '../faults';
import type { Scenario } from '../scenarios';
import { copyOf, refusalsIn } from '../seed/copy/all';
import type { Context, Handler } from './define-handler';
import { toResponse, type Outcome } from './envelope';
import type { Holds } from './holds';
import { poison } from './hostile';
import { readRequest, type ReceivedRequest } from './read-request';
import type { RequestLog } from './request-log';
import { noNetwork, replaceFields, spoilOf } from './spoil';

/** The backend's part that serves one call. */
export type World = {
  db: Database;
  lender: Lender;
  holds: Holds;
  scenario(): Scenario;
  now(): number;
  faults(): FaultList;
  log: RequestLog;
  /** Duration of an answer, milliseconds. */
  latency(): number;
  /** Origin of the pages; by default that of the request. */
  origin: string | null;
  /** The folder of the pages in that origin, with a slash on both sides. */
  basePath: string;
  /** Results of writes by idempotency key: a repeated request gets the first answer and changes nothing. */
  answered: Map<string, Outcome>;
};

/** The header with the key of a write; it is fixed in the mock server. */
const keyHeader = 'idempotency-key';

/** The language of the answer: a real server uses the market (docs/mock-server.md). */
export const languageHeader = 'x-demo-language';

/**
 * Tokens of an expired session: any other token is valid. Visitors who are not registered have none
 * (docs/mock-server.md).
 */
const expiredTokens: ReadonlySet<string | undefined> = new Set(['', 'expired']);

/** The maximum of stored keys. */
const maxAnswered = 1_000;

const slowMs = 3_000;

function contextOf(world: World, received: ReceivedRequest, { path, name, isRead }: CallDefinition): Context {
  const origin = world.origin ?? received.headers['origin'] ?? received.url.origin;
  const scenario = world.scenario();
  const { market } = scenario;
  const asked = parseLocale(received.headers[languageHeader]);
  const language = asked ?? market.locale;
  const { lender } = world;
  const lag = isRead ? (lender.manners().lagMs[name] ?? 0) : 0;
  return {
    get state() {
      const state = world.db.read();
      return lag > 0 ? { ...state, orders: lender.ordersBefore(lag) } : state;
    },
    db: world.db,
    lender,
    now: world.now() - lag,
    scenario,
    market,
    language,
    asked,
    copy: copyOf(market, language),
    refusals: refusalsIn(language),
    origin,
    home: origin + world.basePath,
    apiBase: received.url.origin + received.path.slice(0, received.path.length - path.length),
    deviceId: received.query['deviceId'] ?? '',
    pop: received.query['pop'],
    files: received.files,
  };
}

/** What the lender of this scenario says instead of a handler's answer. */
function told(world: World, outcome: Outcome, call: CallDefinition): Outcome {
  if (outcome.kind !== 'answer') return outcome;
  const data = replaceFields(outcome.data, call.name, world.lender.manners().fields);
  if (!world.scenario().plan.isHostile) return { ...outcome, data };
  return { ...outcome, data: poison(data), message: String(poison(outcome.message)) };
}

const answerFields = v.object({ vcode: v.optional(v.string()), repayRecordId: v.optional(v.string()) });

/** The lender stores what the phone has asked for. */
function noteWrite({ lender }: World, call: CallDefinition, received: ReceivedRequest, outcome: Outcome): void {
  if (call.isRead) return;
  const { orderNo = '', orderId = orderNo, amount = '' } = received.body;
  const named = v.safeParse(answerFields, outcome.kind === 'answer' ? outcome.data : null);
  lender.note({
    call: call.name,
    orderId,
    key: received.headers[keyHeader] ?? '',
    amount,
    by: named.success ? (named.output.vcode ?? named.output.repayRecordId ?? '') : '',
    refusal: outcome.kind === 'refusal' ? outcome.code : '',
  });
}

function onceByKey({ answered }: World, key: string | undefined, respond: () => Outcome): Outcome {
  const known = key === undefined ? undefined : answered.get(key);
  const outcome = known ?? respond();
  if (key !== undefined) answered.set(key, outcome);
  const [oldest] = answered.keys();
  if (answered.size > maxAnswered && oldest !== undefined) answered.delete(oldest);
  return outcome;
}

/** Lets a call have its effect. */
function carryOut(world: World, received: ReceivedRequest, handler: Handler): Response {
  if (handler.call.area !== 'promotion' && expiredTokens.has(received.query['token']))
    return new Response('The session is over', { status: 401 });
  // Money does not arrive by itself while the network is set to fail.
  world.lender.catchUp(world.faults().isEmpty());
  const outcome = onceByKey(world, received.headers[keyHeader], () =>
    handler.respond(received.field, contextOf(world, received, handler.call)),
  );
  noteWrite(world, handler.call, received, outcome);
  return toResponse(handler.call.envelope, told(world, outcome, handler.call));
}

async function answerCall(
  world: World,
  received: ReceivedRequest,
  handler: Handler,
  { slow, fault }: ActiveFaults,
  held: Promise<boolean> | null,
): Promise<Response> {
  const headers = { Date: new Date(world.now()).toUTCString(), 'Cache-Control': 'no-store' };
  const latency = world.latency() + (slow ? slowMs : 0);
  const send = async () => carryOut(world, received, handler);
  const response = await (fault ? spoilOf(fault, handler.call.envelope)(send) : send());
  if (latency > 0) await wait(latency);
  if (response.type === 'error' || (await held)) return noNetwork();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/**
 * Serves one request: logs it, waits, applies the fault, and answers in the call's envelope.
 * @param handlers the calls on this method and path
 */
export async function serve(world: World, request: Request, handlers: readonly Handler[]): Promise<Response> {
  const received = await readRequest(request);
  const handler = handlers.find((candidate) => candidate.when(received.field));
  const active = world.faults().take(received.path);
  const files = Object.entries(received.files).map(
    ([name, file]) => [name, `${file.name} (${file.type}, ${file.bytes.length} bytes)`] as const,
  );
  const entry = world.log.add({
    at: world.now(),
    method: received.method,
    path: received.path,
    call: handler?.call.name ?? '',
    query: received.query,
    headers: received.headers,
    body: { ...received.body, ...Object.fromEntries(files) },
    fault: [active.slow ? 'slow' : '', active.fault?.literal ?? ''].filter(Boolean).join(','),
  });
  if (!handler) return new Response('Bad request', { status: 400 });
  if (active.fault?.name === 'timeout') world.log.finish(entry, 0);
  const held = world.holds.take(handler.call.name, request);
  const response = await answerCall(world, received, handler, active, held);
  world.log.finish(entry, response.type === 'error' ? 0 : response.status);
  return response;
}
