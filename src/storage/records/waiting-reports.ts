import * as v from 'valibot';
import { instant } from '@/lib/instant';
import { defineStore } from '../definition';

/** Reports that wait for a network, as the messages that will be sent, oldest first (decision 66, reports). One record. */
export const waitingReports = defineStore({
  name: 'waiting-reports',
  version: 1,
  schema: v.object({ messages: v.array(v.object({ at: instant, text: v.pipe(v.string(), v.maxLength(32_768)) })) }),
});

export type WaitingMessages = v.InferOutput<typeof waitingReports.schema>['messages'];

/** The key of its only record. */
export const waitingReportsKey = 'waiting';
