import { msg } from '@lingui/macro';
import { formatMoney, shownAmount, totalOf } from '@/domain/money';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/platform/i18n/format-date';
import { definePreview } from '@/platform/preview/preview';
import { widthInEms } from '@/ui/width-in-ems';
import type { Offer } from './offer-terms';

const firstIs = (amount: string) => msg({ message: `the first ${amount}`, comment: 'Below the usual instalment' });
const lastIs = (amount: string) => msg({ message: `the last ${amount}`, comment: 'Below the usual instalment' });
const differs = msg({ message: 'see the plan', comment: 'In place of an amount: the instalments differ' });

/** In place of a figure that the server does not send. */
const none = '–';

/**
 * Preview of an offer: product, amount, what each instalment is, the sum of them, and the day of the first. If
 * instalments differ, the usual one is named, and what the first and the last are; `why` is what the server says of the
 * first.
 */
export const offerPreview = definePreview({
  call: 'loan-detail-confirm',
  messages: [firstIs(''), lastIs(''), differs],
  toFields({ productName, amount, repay_plans, firstPayTime }: Offer, { market, formatMessage, serverLanguage: lang }) {
    const { currency, utcOffset } = market;
    const text = formatMoney({ minor: amount, currency });
    const amounts = repay_plans.map((plan) => shownAmount(plan.amount, currency));
    const [first = none, each = first] = amounts;
    const last = amounts[amounts.length - 1] ?? none;
    const isRegular = amounts.slice(1, -1).every((other) => other === each);
    const why = repay_plans[0]?.description ?? '';
    const total = totalOf(repay_plans);
    const day = firstPayTime || (repay_plans[0]?.pay_time ?? '');
    const time = parseServerTime(day, utcOffset);
    return {
      name: { text: productName },
      amount: { text, ems: widthInEms(text) },
      each: { text: isRegular ? each : formatMessage(differs) },
      first: isRegular && first !== each ? { text: formatMessage(firstIs(first)) } : null,
      why: isRegular && first !== each && why !== '' ? { text: why, lang } : null,
      last: isRegular && last !== each ? { text: formatMessage(lastIs(last)) } : null,
      total: { text: total === null ? none : formatMoney({ minor: total, currency }) },
      day: { text: time ? formatServerTime(time, 'date') : day || none },
    };
  },
});
