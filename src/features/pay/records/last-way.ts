import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/** The key of the one record. */
export const lastWayId = 'last';

/** Where the borrower paid last time: the place and, at a bank, the channel (decision 80, last way). */
export const lastWays = defineStore({
  name: 'last-way',
  version: 1,
  schema: v.object({
    payType: v.pipe(v.string(), v.nonEmpty()),
    payCode: v.string(),
    /** Empty if none was selected. */
    method: v.string(),
    /** The name in the list of ways. */
    name: v.string(),
  }),
});
