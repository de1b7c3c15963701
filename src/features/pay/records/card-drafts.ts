import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/** The typed fields of a bank card that is being added, without the card's number. One per borrower. */
export const cardDrafts = defineStore({
  name: 'card-drafts',
  version: 1,
  schema: v.object({ bankCode: v.string(), holderName: v.string(), phone: v.string() }),
});

export type CardDraft = v.InferOutput<typeof cardDrafts.schema>;
