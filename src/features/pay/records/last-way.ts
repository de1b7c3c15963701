import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/** The key of the one record. */
export const lastWayId = 'last';

/** Where the borrower paid last time: the place and, at a bank, the channel (decision 80, last way). */
export const lastWays = defineStore({
  name: 'last-way',
  version: 2,
  migrate: (data) => data,
  schema: v.object({
    payType: v.pipe(v.string(), v.nonEmpty()),
    payCode: v.string(),
    /** Empty where none was chosen. */
    method: v.string(),
    /** The name that the list of ways had. */
    name: v.string(),
  }),
});
