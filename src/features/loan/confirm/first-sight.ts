import { formatMoney } from '@/domain/money';
import { defineFirstSight } from '@/platform/preview/first-sight';
import { widthInEms } from '@/ui/width-in-ems';
import type { Offer } from './offer-terms';

/** What the page of an offer says first: which loan, and how much. */
export const offerSight = defineFirstSight({
  call: 'loan-detail-confirm',
  words: [],
  see({ productName, amount }: Offer, { market: { currency } }) {
    const text = formatMoney({ minor: amount, currency });
    return { name: { text: productName }, amount: { text, ems: widthInEms(text) } };
  },
});
