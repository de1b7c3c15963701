import { formatMoney } from '@/domain/money';
import { parseServerTime } from '@/domain/server-time';
import type { ExtensionDetail } from '@/platform/api/contract/repayment';
import { formatServerTime } from '@/platform/i18n/format-date';
import { definePreview } from '@/platform/preview/preview';
import { widthInEms } from '@/ui/width-in-ems';

/** Preview of an extension: its fee and the new due date. */
export const extensionPreview = definePreview({
  call: 'delay-detail',
  messages: [],
  toFields({ delayShouldPayAmount: minor, delayExpiryTime }: ExtensionDetail, { market: { currency, utcOffset } }) {
    const fee = formatMoney({ minor, currency });
    const time = parseServerTime(delayExpiryTime, utcOffset);
    return {
      fee: { text: fee, ems: widthInEms(fee) },
      untilDate:
        delayExpiryTime === null ? null : { text: time ? formatServerTime(time, 'date') : String(delayExpiryTime) },
    };
  },
});
