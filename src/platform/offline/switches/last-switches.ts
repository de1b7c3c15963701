import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/**
 * The operator's switches as they were read last, for when nobody answers (decision 69, switches
 * from outside). One record.
 */
export const lastSwitches = defineStore({
  name: 'switches',
  version: 1,
  /**
   * The file's text as it was taken up, at most 16 KiB; it is parsed anew each time
   * (src/platform/api/contract/switches.ts).
   */
  schema: v.object({ text: v.pipe(v.string(), v.maxLength(16_384)) }),
});

/** The key of its only record. */
export const lastSwitchesKey = 'last';
