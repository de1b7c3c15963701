import type { loanConfirmDetail } from '@/api/contract/loan-confirm';
import type { AnswerOf } from '@/api/define-call';
import { offeredPayout } from '@/domain/payout-date';
import { serverDate } from '@/domain/server-time';
import type { OfferedPayment } from '../schedule/schedule';

export type Offer = AnswerOf<typeof loanConfirmDetail>;

export type OfferTerms = { received: bigint; payments: OfferedPayment[]; payout: string };

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
