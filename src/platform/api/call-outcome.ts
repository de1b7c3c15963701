import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from './errors';

/** How a call ended. `left`: the page took it back. `failed`: for a reason outside of the family of errors. */
export type CallOutcome = 'ok' | 'refused' | 'http' | 'offline' | 'timed-out' | 'unreadable' | 'left' | 'failed';

/** @param error what a call threw; `undefined` where it was answered */
export function callOutcome(error: unknown): CallOutcome {
  if (error === undefined) return 'ok';
  if (error instanceof RefusedError) return 'refused';
  if (error instanceof HttpError) return 'http';
  if (error instanceof OfflineError) return 'offline';
  if (error instanceof TimedOutError) return 'timed-out';
  if (error instanceof UnreadableAnswerError) return 'unreadable';
  return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
}
