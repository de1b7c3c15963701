import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { classifyError, errorKinds, HttpError, RefusedError } from '@/platform/api/errors';
import type { EndedCall } from '@/platform/api/http/call-log';
import { onPageHide } from '@/platform/browser/page-events';
import { createSaveTimer } from '@/platform/browser/save-timer';
import type { Services } from '@/platform/services';
import { defineStore, onlyKey } from '@/platform/storage/definition';

/** The maximum of stored calls; older ones are removed. */
export const maxLoggedCalls = 200;

/** One call: name, time, duration and outcome; no address, parameter, body or text. `left`: the page was closed. */
export const loggedCall = v.object({
  call: v.pipe(v.string(), v.maxLength(80)),
  /** When it began, epoch milliseconds. */
  at: instant,
  /** Milliseconds. */
  took: v.pipe(v.number(), v.integer(), v.minValue(0)),
  outcome: v.picklist(['ok', ...errorKinds]),
  /** The business code of `refused`, the status of `http`; empty otherwise. */
  code: v.pipe(v.string(), v.maxLength(20)),
});

export type LoggedCall = v.InferOutput<typeof loggedCall>;

/** The latest calls of the borrower, oldest first (decision 57, dispute file). One record. */
export const requestLog = defineStore({
  name: 'request-log',
  version: 1,
  schema: v.object({ calls: v.pipe(v.array(loggedCall), v.maxLength(maxLoggedCalls)) }),
});

type Parts = Pick<Services, 'calls' | 'storage'> & { session: Pick<Services['session'], 'current'> };

/** Calls are collected for this time and stored together; milliseconds. */
const collectMs = 3_000;

/** The status of an HTTP error, or the code of a refusal if it is a number or a short name. */
function codeOf(error: unknown): string {
  if (error instanceof HttpError) return String(error.status);
  return error instanceof RefusedError && /^[\w-]{1,12}$/.test(error.code) ? error.code : '';
}

/** The record of a call. */
export function toLoggedCall({ call, at, took, error }: EndedCall): LoggedCall {
  return {
    call,
    at,
    took: Math.max(0, Math.round(took)),
    outcome: error === undefined ? 'ok' : classifyError(error),
    code: codeOf(error),
  };
}

/** Stores the held calls of the present borrower, and drops those of others. Never fails because of a database. */
export async function writeCalls({ calls, storage, session }: Parts): Promise<void> {
  const owner = session.current()?.ownerId;
  const ended = calls.held.splice(0).filter((call) => call.owner === owner);
  if (owner === undefined || ended.length === 0) return;
  const added = ended.map(toLoggedCall);
  await storage.open(requestLog).update(onlyKey, (old) => ({
    calls: [...(old?.calls ?? []), ...added].sort((a, b) => a.at - b.at).slice(-maxLoggedCalls),
  }));
}

/** The borrower's latest calls, oldest first, including those that were not stored yet. */
export async function readCalls(parts: Parts): Promise<LoggedCall[]> {
  await writeCalls(parts);
  return (await parts.storage.open(requestLog).get(onlyKey))?.data.calls ?? [];
}

/** Stores calls from now on: some seconds after a call, and when the page is hidden or closed. */
export function startStoringCalls(parts: Parts): void {
  const timer = createSaveTimer(collectMs);
  const writeSoon = () => timer.schedule(() => void writeCalls(parts));
  parts.calls.onEnd = writeSoon;
  onPageHide(timer.flush);
  if (parts.calls.held.length > 0) writeSoon();
}
