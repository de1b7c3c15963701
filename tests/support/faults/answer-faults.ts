import {
  after,
  before,
  emptyBody,
  noAnswer,
  noNetwork,
  type Spoil,
  statusOf,
  truncated,
  webPage,
} from '@mocks/backend/spoil';
import {
  HttpError,
  OfflineError,
  RefusedError,
  TimedOutError,
  UnreadableAnswerError,
  type ApiError,
} from '@/platform/api/errors';
import { isRecord, unknownValues, withLeaves, withLists, withoutLists } from './reshape';

/** What can happen to one request, and to the answer on its way back. */
export type AnswerFault = {
  name: string;
  answer: Spoil;
  /** What a page has to tell; null where it may find sense in the answer. */
  error: ApiError | null;
};

/** The words of a server that refuses; never ours to translate. */
export const refusalWords = 'The server’s own words';

const unreadable = new UnreadableAnswerError('in a test');

/** The backend's own answer with other data; what is no envelope (a picture) stays as it is. */
function reshaped(change: (data: unknown) => unknown): Spoil {
  return async (send) => {
    const response = await send();
    const copy = response.clone();
    const body: unknown = await copy.json().catch(() => null);
    return isRecord(body) ? Response.json({ ...body, data: change(body['data']) }) : response;
  };
}

export function refusal(code: string, words: string): AnswerFault {
  const body = { code, status: code, msg: words, message: words, data: null };
  const name = words === '' ? `code ${code} without words` : `code ${code}`;
  return { name, answer: async () => Response.json(body), error: new RefusedError(code, words) };
}

const status = (code: number): AnswerFault => ({
  name: `HTTP ${code}`,
  answer: before(statusOf(code)),
  error: new HttpError(code),
});

/** A gateway passes the request on, and refuses its answer. */
const statusAfter = (code: number): AnswerFault => ({
  name: `HTTP ${code} after the effect`,
  answer: after(statusOf(code)),
  error: new HttpError(code),
});

/** Nothing readable came back: the server may have carried out what it was asked. */
export const lostAnswers: readonly AnswerFault[] = [
  { name: 'network gone after sending', answer: after(noNetwork), error: new OfflineError() },
  { name: '60 s without an answer', answer: after(noAnswer), error: new TimedOutError() },
  { name: 'empty body', answer: after(emptyBody), error: unreadable },
  { name: 'HTML', answer: after(webPage), error: unreadable },
  { name: 'truncated JSON', answer: truncated, error: unreadable },
];

/** The server has done what it was asked, and the status says nothing about it. Only for writes. */
export const lateStatuses: readonly AnswerFault[] = [400, 401, 403, 404, 429, 500].map(statusAfter);

/** The request did not come through, or the server says by its status what became of it. */
export const failures: readonly AnswerFault[] = [
  { name: 'no network', answer: before(noNetwork), error: new OfflineError() },
  ...[400, 401, 403, 404, 429, 500, 502].map(status),
];

const oddLeaves = (data: unknown) => withLeaves(data, () => ({ odd: [true] }));
const swapped = (leaf: unknown) => (typeof leaf === 'number' ? 'a few' : 1e21);

/** Answers in an envelope of the right form whose data is not what the contract says. */
const oddAnswers: readonly AnswerFault[] = [
  { name: 'wrong types', answer: reshaped((data) => withLists(oddLeaves(data), () => 'no list')), error: null },
  { name: 'text for numbers, numbers for text', answer: reshaped((data) => withLeaves(data, swapped)), error: null },
  { name: 'missing fields', answer: reshaped(() => ({})), error: null },
  { name: 'null fields', answer: reshaped((data) => withLeaves(data, () => null)), error: null },
  { name: 'missing lists', answer: reshaped(withoutLists), error: null },
  { name: 'null lists', answer: reshaped((data) => withLists(data, () => null)), error: null },
  { name: 'no data', answer: reshaped(() => undefined), error: null },
  { name: 'unknown enum values', answer: reshaped(unknownValues), error: null },
];

/** A refusal as any call may get it; codes with a meaning of their own belong to their calls. */
const refusals: readonly AnswerFault[] = [refusal('4099', refusalWords), refusal('4099', '')];

export const generalFaults: readonly AnswerFault[] = [...failures, ...lostAnswers, ...oddAnswers, ...refusals];
