import * as v from 'valibot';
import { daysBetween } from '@/domain/calendar-days';
import { type Charged, type Excess, findChargesAboveCaps } from '@/domain/charge-caps';
import { planOfLoan, planOfOffer, sumOfParts, waitingPayments } from '@/domain/loan-plan';
import type { Market } from '@/domain/market';
import { marketRules } from '@/domain/market-rules';
import { shownAmount, sumMinor } from '@/domain/money';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { type InstallmentPlan, installmentPlan } from '@/platform/api/contract/repayment';
import type { AnswerOf } from '@/platform/api/define-call';
import { openEnvelope } from '@/platform/api/http/envelope';

type Day = { market: Pick<Market, 'id' | 'utcOffset' | 'currency'>; today: string };

/** The charges of an offer; null if its amounts or days are not valid. */
function chargedByOffer(offer: AnswerOf<typeof loanConfirmDetail>, { market, today }: Day): Charged | null {
  const {
    received: borrowed,
    payments,
    dates,
    lastDue,
    payout,
    total,
  } = planOfOffer(offer, {
    today,
    utcOffset: market.utcOffset,
  });
  if (total === null || lastDue === null || dates.length < payments.length) return null;
  return { agreedOn: today, borrowed, charges: total - borrowed, termDays: daysBetween(payout, lastDue), late: [] };
}

/**
 * The charges of a plan for the unpaid periods. If the plan is not clear, the interpretation that allows most is used,
 * so that every excess is certain: paid amounts count as borrowed, and late amounts include their late charges.
 */
function chargedByPlan(answer: InstallmentPlan, { market, today }: Day): Charged | null {
  const plan = planOfLoan(answer, { today, utcOffset: market.utcOffset });
  const { payments, payout, lastDue } = plan;
  const paid = payments.filter(({ state }) => state === 'paid');
  const waiting = waitingPayments(plan);
  const sums = sumOfParts(waiting);
  if (payout === null || lastDue === null || sums === null) return null;
  return {
    agreedOn: payout,
    borrowed: sums.principal + sumMinor(paid.map(({ total }) => total)),
    charges: sums.interest + sums.fees,
    termDays: daysBetween(payout, lastDue),
    late: waiting.flatMap(({ date, dueIn, total }) =>
      date !== null && dueIn !== null && dueIn < 0 ? [{ outstanding: total, dueOn: date }] : [],
    ),
  };
}

function chargedBy(call: string, text: string, day: Day): Charged | null {
  const read = () => openEnvelope(text, 'standard').data;
  try {
    if (call === loanConfirmDetail.name) return chargedByOffer(v.parse(loanConfirmDetail.answer, read()), day);
    if (call === installmentPlan.name) return chargedByPlan(v.parse(installmentPlan.answer, read()), day);
  } catch {
    // A refusal charges nothing; `checkAnswer` reports an answer that does not parse.
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
 * Compares an offer or a plan with the caps of its market (decision 83, caps).
 * @param call its name in the contract; other calls have no charges
 * @param text body of the answer
 * @returns one sentence for each exceeded cap
 */
export function excessOfAnswer(call: string, text: string, day: Day): string[] {
  const charged = chargedBy(call, text, day);
  if (!charged) return [];
  const { currency } = day.market;
  const money = (minor: bigint) => shownAmount(minor, currency);
  return findChargesAboveCaps(charged, marketRules(day.market).caps, day.today).map(
    ({ kind, charged: amount, allowed, by, sources }) =>
      `${names[kind]}: ${money(amount)}, allowed ${money(allowed)}, beyond by ${money(by)} (${sources.join(', ')})`,
  );
}
