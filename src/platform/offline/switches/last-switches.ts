import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/** The last read switches, for when the server does not answer (decision 69, switches from outside). One record. */
export const lastSwitches = defineStore({
  name: 'switches',
  version: 1,
  /** The text of the file, parsed each time (src/platform/api/contract/switches.ts). */
  schema: v.object({ text: v.string() }),
});
