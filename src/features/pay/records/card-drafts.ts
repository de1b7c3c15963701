import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/** What was typed while a bank card is being added. The card's number is never part of it. One per borrower. */
export const cardDrafts = defineStore({
  name: 'card-drafts',
  version: 1,
  schema: v.object({ bankCode: v.string(), holderName: v.string(), phone: v.string() }),
});

export type CardDraft = v.InferOutput<typeof cardDrafts.schema>;
