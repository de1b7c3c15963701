import { formatMoney } from '@/domain/money';
import { definePreview } from '@/platform/preview/preview';
import { widthInEms } from '@/ui/width-in-ems';
import type { Offer } from './offer-terms';

/** What the page of an offer says first: which loan, and how much. */
export const offerPreview = definePreview({
  call: 'loan-detail-confirm',
  messages: [],
  toFields({ productName, amount }: Offer, { market: { currency } }) {
    const text = formatMoney({ minor: amount, currency });
    return { name: { text: productName }, amount: { text, ems: widthInEms(text) } };
  },
});
