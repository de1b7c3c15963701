import { HttpError, RefusedError } from '@/api/errors';

/** The code with which the server says that this payment has been handed in before (specification section 8). */
export const repeatedCode = '800005';
/** The code with which the server says that the SMS code is wrong (specification section 8). */
export const wrongCode = '800006';

/** `lost`: the server may have done it. `repeated`: it has been done, or is being done. `refused`: it was surely not done. */
export type Failure = 'lost' | 'repeated' | 'refused';

/** Statuses with which a server turns a request away before it has looked at it. */
const turnedAway: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429]);

/**
 * What a failed payment call means for the money. Anything but a clear no counts as lost: a broken connection says nothing
 * about how far the request came.
 */
export function readFailure(error: unknown): Failure {
  if (error instanceof RefusedError) return error.code === repeatedCode ? 'repeated' : 'refused';
  if (error instanceof HttpError && turnedAway.has(error.status)) return 'refused';
  return 'lost';
}
