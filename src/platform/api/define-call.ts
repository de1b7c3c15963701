import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** How an envelope marks success (wire protocol, Envelope). `none`: the answer is not an envelope (image bytes). */
export type EnvelopeKind = 'standard' | 'strict' | 'joint' | 'none';

export type CallDefinition<
  Request extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> = {
  /** Unique name, shown in the request inspector and the OpenAPI document. */
  name: string;
  area: string;
  method: 'GET' | 'POST';
  /** Path below the API base. */
  path: string;
  /** `form` is urlencoded, `json` the JSON client, `multipart` the image upload, `query` a GET without a body. */
  encoding: 'form' | 'json' | 'multipart' | 'query';
  envelope: EnvelopeKind;
  /** Fields of the request that travel in the query string although the call has a body. */
  queryFields: readonly string[];
  /** Whether it changes nothing at the lender, and may be repeated. Other calls have an idempotency key. */
  isRead: boolean;
  request: Request;
  answer: Answer;
};

type Options<Request extends GenericSchema, Answer extends GenericSchema> = Partial<Omit<CallDefinition, 'area'>> &
  Pick<CallDefinition<Request, Answer>, 'name' | 'path' | 'request' | 'answer'>;

/** Declares one call of the contract. Paths below `/h5-api/` use the JSON client, others the form client. */
export function defineCall<const Request extends GenericSchema, const Answer extends GenericSchema>(
  options: Options<Request, Answer> & Pick<CallDefinition, 'area'>,
): CallDefinition<Request, Answer> {
  const method = options.method ?? 'POST';
  const encoding =
    options.encoding ?? (method === 'GET' ? 'query' : options.path.startsWith('/h5-api/') ? 'json' : 'form');
  return { queryFields: [], isRead: false, envelope: 'standard', ...options, method, encoding };
}

/** @returns `defineCall` for the calls of one area */
export function callsOf(area: string) {
  return <const Request extends GenericSchema, const Answer extends GenericSchema>(options: Options<Request, Answer>) =>
    defineCall({ ...options, area });
}

/** The input of a call. */
export type RequestOf<Call extends CallDefinition> = InferInput<Call['request']>;

/** The parsed answer of a call. */
export type AnswerOf<Call extends CallDefinition> = InferOutput<Call['answer']>;

/** The `data` of an answer as a server may send it. */
export type WireAnswerOf<Call extends CallDefinition> = InferInput<Call['answer']>;
