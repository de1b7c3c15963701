import { RefusedError } from '@/api/errors';
import { outcomeOf } from '@/delivery/outcome';

/** The code with which the server says that this payment has been handed in before (specification section 8). */
export const repeatedCode = '800005';
/** The code with which the server says that the SMS code is wrong (specification section 8). */
export const wrongCode = '800006';

/** `lost`: the server may have done it. `repeated`: it has been done, or is being done. `refused`: it was surely not done. */
export type Failure = 'lost' | 'repeated' | 'refused';

/**
 * What a failed payment call means for the money. Anything but a clear no counts as lost: a broken connection says nothing
 * about how far the request came.
 */
export function readFailure(error: unknown): Failure {
  if (error instanceof RefusedError && error.code === repeatedCode) return 'repeated';
  return outcomeOf(error) === 'unknown' ? 'lost' : 'refused';
}
