import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';
import { answerVersion } from './stored-answer';

/** The calls whose answers a page previews (src/boot/preview/previews.ts; a test compares them). */
const callsWithPreview = ['loan-details', 'loan-play-detail', 'delay-detail', 'loan-detail-confirm', 'problem-list'];

/**
 * Stored answers in the format of TanStack Query's persister (decision 63, kept answers). Keyed by call and request.
 */
export const persistedAnswers = defineStore({
  name: 'kept-answers',
  version: answerVersion,
  isCopied: (key) => callsWithPreview.some((call) => key.startsWith(`${call}-`)),
  schema: v.object({
    /** Version of the contract that parsed the answer. */
    buster: v.string(),
    queryHash: v.string(),
    queryKey: v.array(v.unknown()),
    state: v.object({
      /** Parsed by the schema of the call. */
      data: v.unknown(),
      /** When it arrived, epoch milliseconds by the server's clock. */
      dataUpdatedAt: instant,
    }),
  }),
});

export type PersistedAnswer = v.InferOutput<typeof persistedAnswers.schema>;
