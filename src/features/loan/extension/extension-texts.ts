import { extendedTo, feeOf } from '@/domain/amount-due';
import { shownAmount } from '@/domain/money';
import type { ExtensionDetail } from '@/platform/api/contract/repayment';
import { type Preview, amountField } from '@/ui/preview';

/** Preview of an extension: its fee and the new due date. */
export const extensionPreview = {
  call: 'delay-detail',
  messages: [],
  toFields(offer: ExtensionDetail, { market, now }) {
    const { day } = extendedTo(offer, market, now);
    return {
      fee: amountField(shownAmount(feeOf(offer), market.currency)),
      untilDate: day === '' ? null : { text: day },
    };
  },
} satisfies Preview;
