import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/** The typed fields of a bank card, without its number, until the card is in a list. One per borrower. */
export const cardDrafts = defineStore({
  name: 'card-drafts',
  version: 1,
  schema: v.object({ bankCode: v.string(), holderName: v.string(), phone: v.string() }),
});

/** The key of the only draft. */
export const draftKey = 'draft';

/** Query key of the cards and the amount of an order; apart from its query, which the page of a card must not load. */
export const cardWayKey = (orderId: string) => ['card-repayment', 'way', orderId] as const;

/** A card that the bank was asked to confirm. `end`: its last four digits. `at`: milliseconds of `performance.now`. */
export type NewCard = { end: string; at: number };

/** Query key of the new card of an order's list. */
export const newCardKey = (orderId: string) => ['card-repayment', 'new', orderId] as const;
