import { RefusedError, statusMeaning } from '@/platform/api/errors';

/**
 * The meaning of a failure (decision 59, failed writes). `refused`: it was certainly not done, and would be refused
 * again. `later`: certainly not done, for a temporary reason. `unknown`: perhaps done; the server has to be asked.
 */
export type Outcome = 'refused' | 'later' | 'unknown';

/** Whether the server has answered "already submitted" (specification section 8). */
export const isRepeated = (error: unknown) => error instanceof RefusedError && error.code === '800005';

/**
 * The only rule for every write that has left: application, complaint, message, payment, rating. Only the business
 * itself says no, in an envelope. A status without an envelope says nothing about the write: a gateway may answer 401,
 * 403, 404 or 429 after it has passed the request on, or to a copy of it that the browser has made by itself. "Already
 * submitted" is unknown too, because the first request may have been carried out.
 */
export function sentOutcome(error: unknown): 'refused' | 'unknown' {
  return error instanceof RefusedError && !isRepeated(error) ? 'refused' : 'unknown';
}

/** The meaning of a failed call that does no harm if it was done, such as an upload: a status is an answer. */
export function harmlessOutcome(error: unknown): Outcome {
  const meaning = statusMeaning(error);
  if (error instanceof RefusedError || meaning === 'invalid' || meaning === 'gone') return 'refused';
  return meaning === 'session' || meaning === 'busy' ? 'later' : 'unknown';
}
