import { RefusedError, statusMeaning } from '@/platform/api/errors';

/**
 * The meaning of a failed write (decision 59, failed writes). `refused`: it was certainly not done, and would
 * be refused again. `later`: it was certainly not done, for a temporary reason. `unknown`: it may have been
 * done; the server has to be asked.
 */
export type Outcome = 'refused' | 'later' | 'unknown';

/**
 * The only rule for every write: payment, application, complaint, message, rating. An error that does not prove a
 * refusal is unknown: after a broken connection the request may have arrived, a gateway that timed out may have passed
 * it on, and a conflict may be with a copy of the same request.
 */
export function writeOutcome(error: unknown): Outcome {
  const meaning = statusMeaning(error);
  if (error instanceof RefusedError || meaning === 'invalid' || meaning === 'gone') return 'refused';
  return meaning === 'session' || meaning === 'busy' ? 'later' : 'unknown';
}
