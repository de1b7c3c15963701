import * as v from 'valibot';
import { daysBetween } from '@/domain/calendar-days';
import { type Charged, type Excess, findExcess } from '@/domain/charge-caps';
import type { Market } from '@/domain/market';
import { marketRules } from '@/domain/market-rules';
import { formatMoney, sumMinor, totalOf } from '@/domain/money';
import { assumedPayout, offeredPayout } from '@/domain/payout-date';
import { serverDate } from '@/domain/server-time';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { type InstallmentPlan, installmentPlan, type Period } from '@/platform/api/contract/repayment';
import type { AnswerOf } from '@/platform/api/define-call';
import { openEnvelope } from '@/platform/api/http/envelope';

type Day = { market: Pick<Market, 'id' | 'utcOffset' | 'currency'>; today: string };

const lastOf = (dates: readonly string[]) => dates.reduce((last, date) => (date > last ? date : last), '');

/** What an offer charges; null where its figures or days are none. */
function chargedByOffer(offer: AnswerOf<typeof loanConfirmDetail>, { market, today }: Day): Charged | null {
  const dates = offer.repay_plans.flatMap(({ pay_time }) => serverDate(pay_time, market.utcOffset) ?? []);
  const total = totalOf(offer.repay_plans);
  const [first] = dates;
  if (total === null || first === undefined || dates.length < offer.repay_plans.length) return null;
  const firstDue = serverDate(offer.firstPayTime, market.utcOffset) ?? first;
  const payout = offeredPayout(firstDue, offer.firstPeriodDay, today);
  const borrowed = offer.amount;
  return {
    agreedOn: today,
    borrowed,
    charges: total - borrowed,
    termDays: daysBetween(payout, lastOf(dates)),
    late: [],
  };
}

/** Principal, and what is charged on it; null where the server says neither. */
function splitOf({ principal, interest, fee }: Period) {
  const [one, two, three] = [principal, interest, fee].map((part) => (part === '' ? 0n : part));
  if (typeof one !== 'bigint' || typeof two !== 'bigint' || typeof three !== 'bigint' || principal === '') return null;
  return { principal: one, charges: two + three };
}

/**
 * What a plan charges for the periods that wait. Where it leaves something open, what allows most is taken,
 * so that whatever is found is beyond the caps for certain: what was paid counts as borrowed, and what is
 * late with its late charges.
 */
function chargedByPlan({ repayPlanDetail }: InstallmentPlan, { market, today }: Day): Charged | null {
  const { repayWaitDetail: waiting, repayYetDetail: paid } = repayPlanDetail;
  const dateOf = ({ dueTime }: Period) => serverDate(dueTime, market.utcOffset);
  const dates = [...paid, ...waiting].flatMap((period) => dateOf(period) ?? []);
  const payout = assumedPayout(dates);
  const splits = waiting.flatMap((period) => splitOf(period) ?? []);
  if (payout === null || splits.length < waiting.length || waiting.length === 0) return null;
  return {
    agreedOn: payout,
    borrowed: sumMinor([...splits.map(({ principal }) => principal), ...paid.map(({ totalAmount }) => totalAmount)]),
    charges: sumMinor(splits.map(({ charges }) => charges)),
    termDays: daysBetween(payout, lastOf(dates)),
    late: waiting.flatMap((period) => {
      const dueOn = dateOf(period);
      return dueOn !== null && dueOn < today ? [{ outstanding: period.totalAmount, dueOn }] : [];
    }),
  };
}

function chargedBy(call: string, text: string, day: Day): Charged | null {
  const read = () => openEnvelope(text, 'standard').data;
  try {
    if (call === loanConfirmDetail.name) return chargedByOffer(v.parse(loanConfirmDetail.answer, read()), day);
    if (call === installmentPlan.name) return chargedByPlan(v.parse(installmentPlan.answer, read()), day);
  } catch {
    // A refusal charges nothing; what does not parse is for `checkAnswer` to say.
  }
  return null;
}

const names: Record<Excess['kind'], string> = {
  benefit: 'interest and fees',
  late: 'late charges',
  'benefit-and-late': 'interest, fees and late charges by the day',
  total: 'all charges together',
};

/**
 * Holds what an answer asks for against the caps of its market (decision 83, caps). For those who build and run the
 * product: no borrower is told what the law says.
 * @param call its entry of the contract; of offers and plans alone there is something to say
 * @param text body as it came
 * @param day the market, and its day, `YYYY-MM-DD`
 * @returns one sentence per cap that is exceeded, with the amount allowed and by how much
 */
export function excessOfAnswer(call: string, text: string, day: Day): string[] {
  const charged = chargedBy(call, text, day);
  if (!charged) return [];
  const { currency } = day.market;
  const money = (minor: bigint) => formatMoney({ minor, currency });
  return findExcess(charged, marketRules(day.market).caps, day.today).map(
    ({ kind, charged: amount, allowed, by, sources }) =>
      `${names[kind]}: ${money(amount)}, allowed ${money(allowed)}, beyond by ${money(by)} (${sources.join(', ')})`,
  );
}
