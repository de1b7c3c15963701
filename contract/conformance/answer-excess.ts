import * as v from 'valibot';
import { addDays, daysBetween } from '@/domain/calendar-days';
import { planOfLoan, planOfOffer, sumOfParts, waitingPayments } from '@/domain/loan-plan';
import type { Market } from '@/domain/market';
import { type Cap, capOn, type Caps, marketRules } from '@/domain/market-rules';
import { shownAmount, sumMinor, wholeUnit } from '@/domain/money';
import { percentOf } from '@/domain/percent';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { type InstallmentPlan, installmentPlan } from '@/platform/api/contract/repayment';
import type { AnswerOf } from '@/platform/api/define-call';
import { openEnvelope } from '@/platform/api/http/envelope';

/** The charges of a loan. Amounts in minor units, days as `YYYY-MM-DD`. */
export type Charged = {
  /** The day of the agreement: the caps of that day apply to interest and fees. */
  agreedOn: string;
  /** The agreed loan amount. */
  borrowed: bigint;
  /** Interest, fees and late charges that the borrower has to pay. */
  charges: bigint;
  /** Days of the interest and fees in `charges`; 0 without them. */
  termDays: number;
  /** Late payments: the amount without late charges, and the due day. */
  late: readonly { outstanding: bigint; dueOn: string }[];
};

/** A charge above a cap. `benefit-and-late`: the server does not separate the two. */
type Excess = {
  kind: 'benefit' | 'late' | 'benefit-and-late' | 'total';
  charged: bigint;
  allowed: bigint;
  /** `charged` less `allowed`. */
  by: bigint;
  /** The laws or rules that set the cap. */
  sources: readonly string[];
};

/** The allowed late charges of a debt, each late day by the cap of that day; null if a day has no cap. */
function allowedLate(caps: readonly Cap[], outstanding: bigint, dueOn: string, today: string): bigint | null {
  const first = addDays(dueOn, 1);
  if (first > today) return 0n;
  if (!capOn(caps, first)) return null;
  return caps.reduce((sum, { percent, holdsFrom }, index) => {
    const next = caps[index + 1]?.holdsFrom;
    const from = holdsFrom > first ? holdsFrom : first;
    const until = next !== undefined && next <= today ? addDays(next, -1) : today;
    return sum + percentOf(outstanding, percent, Math.max(0, daysBetween(from, until) + 1));
  }, 0n);
}

/** The allowed charges for the term and for late days; null if the law has no limit for one of them. */
function allowedByDay({ agreedOn, borrowed, termDays, late }: Charged, caps: Caps, today: string) {
  const benefit = termDays > 0 ? capOn(caps.benefit, agreedOn) : null;
  const lates = late.map(({ outstanding, dueOn }) => allowedLate(caps.late, outstanding, dueOn, today));
  if (benefit === undefined || lates.includes(null)) return null;
  const forTerm = benefit === null ? 0n : percentOf(borrowed, benefit.percent, termDays);
  const lateCap = late.length > 0 ? capOn(caps.late, today) : undefined;
  return {
    kind: benefit === null ? ('late' as const) : late.length > 0 ? ('benefit-and-late' as const) : ('benefit' as const),
    allowed: lates.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), forTerm),
    sources: [benefit?.source, lateCap?.source].flatMap((source) => source ?? []),
  };
}

/** Compares charges with the caps (decision 83, caps). @param today the lender's day up to which late days count */
export function findChargesAboveCaps(charged: Charged, caps: Caps, today: string): Excess[] {
  const { charges, borrowed } = charged;
  const total = capOn(caps.total, today);
  const byDay = allowedByDay(charged, caps, today);
  const limits: Pick<Excess, 'kind' | 'allowed' | 'sources'>[] = [
    ...(byDay ? [byDay] : []),
    ...(total
      ? [{ kind: 'total', allowed: percentOf(borrowed, total.percent), sources: [total.source] } as const]
      : []),
  ];
  return limits
    .filter(({ allowed }) => charges - allowed >= wholeUnit)
    .map(({ kind, allowed, sources }) => ({
      kind,
      charged: charges,
      allowed,
      by: charges - allowed,
      sources: [...new Set(sources)],
    }));
}

type Day = { market: Pick<Market, 'id' | 'utcOffset' | 'currency'>; today: string };

/** The charges of an offer; null if its amounts or days are not valid. */
function chargedByOffer(offer: AnswerOf<typeof loanConfirmDetail>, { market, today }: Day): Charged | null {
  const {
    received: borrowed,
    lastDue,
    payout,
    total,
  } = planOfOffer(offer, {
    today,
    utcOffset: market.utcOffset,
  });
  if (total === null || lastDue === null) return null;
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
