import * as v from 'valibot';
import { furthestMs } from './is-instant';

/** A point in time that was stored or imported: epoch milliseconds that are a date. */
export const instant = v.pipe(v.number(), v.minValue(-furthestMs), v.maxValue(furthestMs));
