import { shownAmount } from '@/domain/money';
import type { ExtensionDetail } from '@/platform/api/contract/repayment';
import { shownServerTime } from '@/platform/i18n/format-date';
import type { Preview } from '@/ui/preview';
import { amountField } from '@/ui/width-in-ems';

/** Preview of an extension: its fee and the new due date. */
export const extensionPreview = {
  call: 'delay-detail',
  messages: [],
  toFields({ delayShouldPayAmount: minor, delayExpiryTime }: ExtensionDetail, { market: { currency, utcOffset } }) {
    const fee = shownAmount(minor, currency);
    const until = shownServerTime(delayExpiryTime, utcOffset, 'date');
    return {
      fee: amountField(fee),
      untilDate: until === '' ? null : { text: until },
    };
  },
} satisfies Preview;
