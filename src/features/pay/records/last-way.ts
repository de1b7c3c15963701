import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/** The key of the one record. */
export const lastWayId = 'last';

/** Where the borrower paid last time: the place and, at a bank, the channel (decision 80, last way). */
export const lastWays = defineStore({
  name: 'last-way',
  version: 2,
  // What an earlier version wrote is read by this one.
  migrate: (data) => data,
  schema: v.object({
    /** 1 bank, 2 mini market, else a group of the server. */
    payType: v.pipe(v.string(), v.nonEmpty()),
    payCode: v.string(),
    /** Empty where none was chosen. */
    method: v.string(),
    name: v.string(),
  }),
});
