import { RefusedError, statusMeaning } from '@/platform/api/errors';

/**
 * What a failed write means (decision 59, failed writes). `refused`: it was surely not done, and the same again would
 * be refused again. `later`: it was surely not done, for a reason that passes. `unknown`: it may have been done; the
 * server has to be asked.
 */
export type Outcome = 'refused' | 'later' | 'unknown';

/**
 * The one rule for every write: payment, application, complaint, message, rating. Whatever does not prove a refusal is
 * unknown: a broken connection says nothing about how far the request came, a gateway that gave up may have passed it
 * on, a conflict may be with a copy of the very same request.
 */
export function writeOutcome(error: unknown): Outcome {
  const meaning = statusMeaning(error);
  if (error instanceof RefusedError || meaning === 'invalid' || meaning === 'gone') return 'refused';
  return meaning === 'session' || meaning === 'busy' ? 'later' : 'unknown';
}
