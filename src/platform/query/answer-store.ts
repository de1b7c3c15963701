import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';
import { answerVersion } from './stored-answer';

/** The calls whose answer a page shows first (src/boot/preview/previews.ts, which a test compares). */
const callsWithPreview = ['loan-details', 'loan-play-detail', 'delay-detail', 'loan-detail-confirm', 'problem-list'];

/**
 * Answers that the borrower has read, as TanStack Query's persister writes them (decision 63, kept answers).
 * Keyed by call and request.
 */
export const persistedAnswers = defineStore({
  name: 'kept-answers',
  version: answerVersion,
  isCopied: (key) => callsWithPreview.some((call) => key.startsWith(`${call}-`)),
  schema: v.object({
    /** Version of the contract by which the answer was read. */
    buster: v.string(),
    queryHash: v.string(),
    queryKey: v.array(v.unknown()),
    state: v.object({
      /** As the call's schema reads it. */
      data: v.unknown(),
      /** When it came, epoch milliseconds by the server's clock. */
      dataUpdatedAt: instant,
    }),
  }),
});

export type PersistedAnswer = v.InferOutput<typeof persistedAnswers.schema>;
