import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/api/errors';
import type { EndedCall } from '@/api/http/call-log';
import { maxLoggedCalls, requestLog, requestLogKey, type LoggedCall } from '@/storage/records/request-log';
import type { Services } from './services';

type Parts = Pick<Services, 'calls' | 'storage' | 'session'>;

/** So long calls are collected before they are written together; milliseconds. */
const collectMs = 3_000;

type Outcome = Pick<LoggedCall, 'outcome' | 'code'>;

/** A business code is a number or a short name; a server that puts more into it is cut to that. */
function outcomeOf(error: unknown): Outcome {
  if (error === undefined) return { outcome: 'ok', code: '' };
  if (error instanceof RefusedError)
    return { outcome: 'refused', code: /^[\w-]{1,12}$/.test(error.code) ? error.code : '' };
  if (error instanceof HttpError) return { outcome: 'http', code: String(error.status) };
  if (error instanceof OfflineError) return { outcome: 'offline', code: '' };
  if (error instanceof TimedOutError) return { outcome: 'timed-out', code: '' };
  if (error instanceof UnreadableAnswerError) return { outcome: 'unreadable', code: '' };
  return { outcome: error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed', code: '' };
}

/** What is written of a call: nothing but its name, its time and what became of it. */
export function toLoggedCall({ call, at, took, error }: EndedCall): LoggedCall {
  return { call, at, took: Math.max(0, Math.round(took)), ...outcomeOf(error) };
}

/**
 * Writes the calls that are held into the borrower's log; those of anybody else are dropped. A full or missing database
 * costs the log, never the page.
 */
export async function writeCalls({ calls, storage, session }: Parts): Promise<void> {
  const owner = session.current()?.ownerId;
  const ended = calls.held.splice(0).filter((call) => call.owner === owner);
  if (owner === undefined || ended.length === 0) return;
  const added = ended.map(toLoggedCall);
  await storage.open(requestLog).update(requestLogKey, (old) => ({
    calls: [...(old?.calls ?? []), ...added].sort((a, b) => a.at - b.at).slice(-maxLoggedCalls),
  }));
}

/** The borrower's latest calls, oldest first, those of this moment included. */
export async function readCalls(parts: Parts): Promise<LoggedCall[]> {
  await writeCalls(parts);
  return (await parts.storage.open(requestLog).get(requestLogKey))?.data.calls ?? [];
}

/** Writes calls down from now on: some seconds after a call, and when the page goes out of sight. */
export function keepCalls(parts: Parts, page: Document): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    void writeCalls(parts);
  }
  function writeSoon(): void {
    timer ??= setTimeout(write, collectMs);
  }
  parts.calls.onEnd = writeSoon;
  page.addEventListener('visibilitychange', () => page.visibilityState === 'hidden' && write());
  if (parts.calls.held.length > 0) writeSoon();
}
