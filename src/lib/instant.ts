import * as v from 'valibot';

/** No date lies further from 1970 than this; beyond it, formatting throws. */
const furthestMs = 8.64e15;

/** A point in time that was stored or imported: epoch milliseconds that are a date. */
export const instant = v.pipe(v.number(), v.minValue(-furthestMs), v.maxValue(furthestMs));
