import { HttpError, RefusedError } from '@/platform/api/errors';

/**
 * What a failed write means (decision 59, failed writes). `refused`: it was surely not done, and the same again would
 * be refused again. `later`: it was surely not done, for a reason that passes. `unknown`: it may have been done; the
 * server has to be asked.
 */
export type Outcome = 'refused' | 'later' | 'unknown';

/** The request itself is wrong: the server did not carry it out. */
const refusals: ReadonlySet<number> = new Set([400, 404, 405, 410, 413, 414, 415, 422]);

/** Turned away at the door: not signed in, not now. */
const passing: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * The one table for every write: payment, application, complaint, message, rating. Whatever does not prove a refusal is
 * unknown: a broken connection says nothing about how far the request came, a gateway that gave up may have passed it
 * on, a conflict may be with a copy of the very same request.
 */
export function writeOutcome(error: unknown): Outcome {
  if (error instanceof RefusedError) return 'refused';
  if (!(error instanceof HttpError)) return 'unknown';
  if (refusals.has(error.status)) return 'refused';
  return passing.has(error.status) ? 'later' : 'unknown';
}
