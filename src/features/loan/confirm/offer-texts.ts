import { shownAmount } from '@/domain/money';
import { type Preview, amountField } from '@/ui/preview';
import type { Offer } from './offer-terms';

/** Preview of an offer: product and amount. More does not fit the script in the HTML. */
export const offerPreview = {
  call: 'loan-detail-confirm',
  messages: [],
  toFields({ productName, amount }: Offer, { market: { currency } }) {
    const text = shownAmount(amount, currency);
    return { name: { text: productName }, amount: amountField(text) };
  },
} satisfies Preview;
