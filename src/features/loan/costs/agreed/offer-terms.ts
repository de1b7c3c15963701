import { hideCardNumbers } from '@/domain/card-numbers';
import { offeredPayout } from '@/domain/payout-date';
import { serverDate } from '@/domain/server-time';
import { cutText } from '@/domain/text/cut-text';
import type { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import type { AnswerOf } from '@/platform/api/define-call';
import type { AgreedLoan } from '../../records/agreed-loans';
import type { OfferedPayment } from '../schedule/schedule';

export type Offer = AnswerOf<typeof loanConfirmDetail>;

export type OfferTerms = { received: bigint; payments: OfferedPayment[]; payout: string };

/** What a server says of a loan in words of its own. */
export type Stated = NonNullable<AgreedLoan['stated']>;

/** More rows, or longer ones, are no costs of a loan. */
const mostRows = 40;
const longest = 300;

const kept = (text: string) => hideCardNumbers(cutText(text, longest));

/** What of an offer only its server can say: the rate as it calls it, and the rows that name the costs. */
export function statedBy({ sp_rate, pRateDsc, detail2, details }: Offer): Stated {
  const rows = (detail2.length > 0 ? detail2 : details).slice(0, mostRows);
  return {
    rate: kept(sp_rate === '' ? pRateDsc : sp_rate),
    rows: rows.map(({ text, value }) => ({ text: kept(text), value: kept(value) })),
  };
}

/**
 * What of an offer enters the reckoning. The wire names no deduction: what is received is the amount.
 * @param today where the lender is, `YYYY-MM-DD`
 * @param utcOffset the lender's offset
 */
export function termsOfOffer(
  { amount, repay_plans, firstPayTime, firstPeriodDay }: Offer,
  today: string,
  utcOffset: string,
): OfferTerms {
  const payments = repay_plans.map(({ title, pay_time, amount: payment }): OfferedPayment => {
    const date = serverDate(pay_time, utcOffset);
    return { name: title, day: date ?? pay_time, date, amount: payment };
  });
  const firstDue = serverDate(firstPayTime, utcOffset) ?? payments[0]?.date ?? null;
  return { received: amount, payments, payout: offeredPayout(firstDue, firstPeriodDay, today) };
}
