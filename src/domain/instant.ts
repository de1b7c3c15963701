import * as v from 'valibot';
import { furthestMs } from './is-instant';

/** A point in time: epoch milliseconds of a valid date. */
export const instant = v.pipe(v.number(), v.minValue(-furthestMs), v.maxValue(furthestMs));
