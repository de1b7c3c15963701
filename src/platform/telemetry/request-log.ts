import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Calls that are kept; older ones give way. */
export const maxLoggedCalls = 200;

/**
 * One call of the contract: its name, when, how long, what became of it. No address, parameter, body or text has a
 * field. `left`: the page was left before there was an answer.
 */
export const loggedCall = v.object({
  call: v.pipe(v.string(), v.maxLength(80)),
  /** Epoch milliseconds of its beginning. */
  at: instant,
  /** Milliseconds. */
  took: whole,
  outcome: v.picklist(['ok', 'refused', 'http', 'offline', 'timed-out', 'unreadable', 'left', 'failed']),
  /** The business code of `refused`, the status of `http`; empty otherwise. */
  code: v.pipe(v.optional(v.string(), ''), v.maxLength(20)),
});

export type LoggedCall = v.InferOutput<typeof loggedCall>;

/** The latest calls of the borrower, oldest first (decision 57, dispute file). One record. */
export const requestLog = defineStore({
  name: 'request-log',
  version: 1,
  schema: v.object({ calls: v.pipe(v.array(loggedCall), v.maxLength(maxLoggedCalls)) }),
});

/** The key of its only record. */
export const requestLogKey = 'calls';
