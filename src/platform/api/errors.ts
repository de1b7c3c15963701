/** The network could not be reached. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
  constructor() {
    super('The network could not be reached');
  }
}

/** No complete answer within the time limit. */
export class TimedOutError extends Error {
  override readonly name = 'TimedOutError';
  constructor() {
    super('No answer within the time limit');
  }
}

/** The server answered with a status that is not a success. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  constructor(status: number) {
    super(`HTTP status ${status}`);
    this.status = status;
  }
}

/** The answer could not be parsed: HTML, incomplete JSON, or missing fields that the page needs. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
  /** @param reason where it failed, e.g. `data.vcode: must be an id`; never the value itself */
  constructor(reason: string) {
    super(`Unreadable answer: ${reason}`);
  }
}

/** The server refused the request: its code, and its text for the person. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  /** The server's words, to be shown as text; may be empty. */
  readonly text: string;
  constructor(code: string, text: string) {
    super(`Refused with code ${code}`);
    this.code = code;
    this.text = text;
  }
}

/** The errors of a call. None contains an address, header, parameter or body: errors get into logs and reports. */
export type ApiError = OfflineError | TimedOutError | HttpError | UnreadableAnswerError | RefusedError;

/** The kinds of failures of a call. `left`: the page aborted it. `failed`: any other error. */
export const errorKinds = ['refused', 'http', 'offline', 'timed-out', 'unreadable', 'left', 'failed'] as const;

export type ErrorKind = (typeof errorKinds)[number];

/** The kind of an error of a call. The only place that lists all classes; other rules use it. */
export function classifyError(error: unknown): ErrorKind {
  if (error instanceof RefusedError) return 'refused';
  if (error instanceof HttpError) return 'http';
  if (error instanceof OfflineError) return 'offline';
  if (error instanceof TimedOutError) return 'timed-out';
  if (error instanceof UnreadableAnswerError) return 'unreadable';
  return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
}

/** Whether a thrown value is one of these classes. */
export function isApiError(error: unknown): error is ApiError {
  const kind = classifyError(error);
  return kind !== 'left' && kind !== 'failed';
}

/**
 * The meaning of a status that is not a success. `session`: not signed in, or not allowed. `gone`: not found.
 * `invalid`: the request is wrong, so a retry fails too. `busy`: too many requests. `passing`: a gateway does not reach
 * the server.
 */
export type StatusMeaning = 'session' | 'gone' | 'invalid' | 'busy' | 'passing';

type Meanings = Readonly<Record<number, StatusMeaning>>;

/** The statuses that are a refusal: a separate table, because the inline script needs only these. */
const refusals: Meanings = { 401: 'session', 403: 'session', 404: 'gone', 410: 'gone' };

/** All other statuses with a meaning. No rule elsewhere names a status. */
const otherMeanings: Meanings = {
  400: 'invalid',
  405: 'invalid',
  413: 'invalid',
  414: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'busy',
  502: 'passing',
  503: 'passing',
  504: 'passing',
};

const meaningIn = (table: Meanings, error: unknown) => (error instanceof HttpError ? table[error.status] : undefined);

/** The meaning of the status of a failed call; `undefined` for any other status, and for an error without one. */
export function statusMeaning(error: unknown): StatusMeaning | undefined {
  return meaningIn(refusals, error) ?? meaningIn(otherMeanings, error);
}

/** Whether a retry may help soon. Not after a time-out: the person has waited long enough. */
export function isTransient(error: unknown): boolean {
  return error instanceof OfflineError || statusMeaning(error) === 'passing';
}

/** Whether the server understood the request and refused it: refused, unknown, not allowed, or no longer there. */
export function isRefusal(error: unknown): boolean {
  return error instanceof RefusedError || meaningIn(refusals, error) !== undefined;
}
