import * as v from 'valibot';
import { defineStore } from '../definition';

/**
 * Where the borrower paid last time: the bank or mini market and, at a bank, the channel (decision 80, last way). One record,
 * under the key `last`.
 */
export const lastWays = defineStore({
  name: 'last-way',
  version: 1,
  schema: v.object({
    /** 1 bank, 2 mini market. */
    payType: v.picklist(['1', '2']),
    payCode: v.string(),
    /** Empty where none was chosen. */
    method: v.string(),
    /** The bank's or market's name as the list had it. */
    name: v.string(),
  }),
});
