import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';

/**
 * The typed fields of a bank card, without its number, until the card is in a list. One per borrower.
 * `awaited`: the last four digits of a card that the bank was asked to confirm; empty without one.
 */
export const cardDrafts = defineStore({
  name: 'card-drafts',
  version: 1,
  schema: v.object({ bankCode: v.string(), holderName: v.string(), phone: v.string(), awaited: v.string() }),
});

/** The key of the only draft. */
export const draftKey = 'draft';

/** The beginning of all keys of `cardWayKey`. */
export const cardWaysKey = ['card-repayment', 'way'] as const;

/** Query key of the cards and the amount of an order; apart from its query, which the page of a card must not load. */
export const cardWayKey = (orderId: string) => [...cardWaysKey, orderId] as const;

/** Query key of the last four digits of the awaited card; empty without one. */
export const awaitedCardKey = ['card-draft', 'awaited'] as const;
