import * as v from 'valibot';
import { newId } from '@/domain/new-id';
import { wait, within } from '@/platform/browser/wait';
import type { AnswerOf, CallDefinition, RequestOf } from '../define-call';
import { HttpError, isApiError, isTransient, OfflineError, TimedOutError, UnreadableAnswerError } from '../errors';
import type { EarlyAnswer } from './early-answers';
import { type EncodeOptions, encodeRequest } from './encode';
import { openEnvelope } from './envelope';

/** Sends a request; rejects as `fetch` does. @param body for a transport that reads it (`readableRequest`) */
export type Transport = (request: Request, body?: RequestInit['body']) => Promise<Response>;

/** The browser's own network. */
export const fetchTransport: Transport = (request) => fetch(request);

/** A successful answer: parsed data, and the server's message for the person (often empty). */
type Reply<Call extends CallDefinition> = { data: AnswerOf<Call>; message: string };

type CallOptions = {
  signal?: AbortSignal;
  /** Whether a transient failure may be tried once more; only for reads. */
  retry?: boolean;
  /** The key of the attempt that this write belongs to; by default a new one. */
  idempotencyKey?: string;
};

export type ApiClient = {
  /** Makes one call of the contract. @throws ApiError, or the `AbortError` of the given signal */
  call<Call extends CallDefinition>(
    call: Call,
    request: RequestOf<Call>,
    options?: CallOptions,
  ): Promise<AnswerOf<Call>>;
  /** As `call`, and returns the server's message too. */
  exchange<Call extends CallDefinition>(
    call: Call,
    request: RequestOf<Call>,
    options?: CallOptions,
  ): Promise<Reply<Call>>;
};

export type ClientOptions = Omit<EncodeOptions, 'common'> & {
  /** Name of the header with the key of a write, so that copies of it count once; no header if empty or absent. */
  idempotencyHeader?: string;
  commonParams: () => Readonly<Record<string, string>>;
  /** Whether this borrower still uses the device; called before each request. */
  mayAsk?: () => boolean;
  /** Called with each answer: the server's time, and the device's time of the request; epoch milliseconds. */
  onServerTime?: (serverTime: number, sentAt: number) => void;
  transport?: Transport | undefined;
  /** The answer to a request that the inline script has sent. */
  earlyAnswer?: (url: string, init: RequestInit) => Pick<EarlyAnswer, 'answer' | 'sentAt'> | undefined;
  /** Called when a call begins, with its name in the contract. */
  watch?: (call: string, reply: Promise<{ data: unknown }>, request: unknown) => void;
};

/** For the whole wait, a retry included (specification section 7). */
const timeoutMs = 60_000;
const retryDelayMs = 500;

/** Replaces the library's messages, which contain values. One error is enough: an answer may have a million. */
const parsing: v.Config<v.BaseIssue<unknown>> = {
  abortEarly: true,
  message: ({ expected }) => `must be ${expected ?? 'something else'}`,
};

/** Parses data by the contract; an error names the field, never the value. */
function parseAnswer<Call extends CallDefinition>(call: Call, data: unknown): AnswerOf<Call> {
  const parsed = v.safeParse(call.answer, data, parsing);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new UnreadableAnswerError(`${call.name}: ${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
}

async function send(signal: AbortSignal, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted || isApiError(error)) throw error;
    throw new OfflineError();
  }
}

/** Creates the client of the API. */
export function createClient(options: ClientOptions): ApiClient {
  const { transport = fetchTransport } = options;

  async function attempt<Call extends CallDefinition>(
    call: Call,
    request: RequestOf<Call>,
    key: string,
    signal: AbortSignal,
  ): Promise<Reply<Call>> {
    // The error of a session that has ended; no request is sent.
    if (options.mayAsk?.() === false) throw new HttpError(401);
    const { url, init } = encodeRequest(call, request, { ...options, common: options.commonParams() });
    const early = options.earlyAnswer?.(url, init);
    // Chromium sends a POST again if its reused connection closes before an answer; only the server can notice that.
    if (options.idempotencyHeader && !call.isRead) init.headers[options.idempotencyHeader] = key;
    const sentAt = early?.sentAt ?? Date.now();
    const response = await send(
      signal,
      () =>
        early?.answer ?? transport(new Request(new URL(url, document.baseURI).href, { ...init, signal }), init.body),
    );
    options.onServerTime?.(Date.parse(response.headers.get('Date') ?? ''), sentAt);
    if (!response.ok) throw new HttpError(response.status);
    if (call.envelope === 'none') return { data: parseAnswer(call, await readBody(response.blob())), message: '' };
    const { data, message } = openEnvelope(await readBody(response.text()), call.envelope);
    return { data: parseAnswer(call, data), message };
  }

  function exchange<Call extends CallDefinition>(
    call: Call,
    request: RequestOf<Call>,
    { signal, retry = false, idempotencyKey = newId() }: CallOptions = {},
  ): Promise<Reply<Call>> {
    const work = async (inner: AbortSignal) => {
      try {
        return await attempt(call, request, idempotencyKey, inner);
      } catch (error) {
        if (!retry || inner.aborted || !isTransient(error)) throw error;
        await wait(retryDelayMs);
        return attempt(call, request, idempotencyKey, inner);
      }
    };
    const reply = within(timeoutMs, () => new TimedOutError(), work, signal);
    options.watch?.(call.name, reply, request);
    return reply;
  }

  return { exchange, call: async (call, request, callOptions) => (await exchange(call, request, callOptions)).data };
}

/** An incomplete body is an unreadable answer, not a missing network, because the server was reached. */
function readBody<Body>(body: Promise<Body>): Promise<Body> {
  return body.catch(() => {
    throw new UnreadableAnswerError('the answer is incomplete');
  });
}
