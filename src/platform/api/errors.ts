/**
 * Everything that can go wrong with a call: a closed family, told apart by `name`, never by wording.
 * None of them holds an address, a header, a parameter or a body: errors end up in places where secrets must not.
 */
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

/** The answer could not be read: HTML, cut-off JSON, or types the page cannot do without. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
  /** @param reason where it failed, e.g. `data.vcode: must be an id`; never the value itself */
  constructor(reason: string) {
    super(`Unreadable answer: ${reason}`);
  }
}

/** The business said no: its code, and its text for the person. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  /** The server's own words, to be shown as text; may be empty. */
  readonly text: string;
  constructor(code: string, text: string) {
    super(`Refused with code ${code}`);
    this.code = code;
    this.text = text;
  }
}

export type ApiError = OfflineError | TimedOutError | HttpError | UnreadableAnswerError | RefusedError;

/** Whether an unknown value belongs to the family. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof OfflineError ||
    error instanceof TimedOutError ||
    error instanceof HttpError ||
    error instanceof UnreadableAnswerError ||
    error instanceof RefusedError
  );
}

/** Failures that a second try soon after may cure; a time-out is not one, it has used up the person's patience. */
export function isTransient(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof HttpError && [502, 503, 504].includes(error.status));
}

/** Whether the server understood the question and said no: it is not known, not allowed, or no longer there. */
export function isRefusal(error: unknown): boolean {
  return error instanceof RefusedError || (error instanceof HttpError && [401, 403, 404, 410].includes(error.status));
}
