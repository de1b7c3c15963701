// @vitest-environment jsdom
import { day } from '@mocks/clock';
import { scenarios } from '@mocks/scenarios';
import { noon, stage } from '@mocks/test-support/client';
import { expect, it } from 'vitest';
import { lenderDate } from '@/domain/calendar-days';
import { accountOf, factsOfTerms, type LoanAccount } from '@/domain/loan-account';
import { type AnyPlan, planOfOffer, waitingPayments } from '@/domain/loan-plan';
import { shownAmount, sumMinor } from '@/domain/money';
import { orderStatusRule } from '@/domain/order-status';
import { loanDetails } from '@/platform/api/contract/loan';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { installmentPlan } from '@/platform/api/contract/repayment';
import { calendarEvents } from './calendar-file';
import { partsLeft, partsOfCost } from './key-facts/cost-bar';
import { instalmentsOf } from './key-facts/facts';
import { columnsOf, ledgerParts } from './schedule/schedule-table';
import { plannedTotal } from './what-if/repayment-options';

const inMarket = scenarios.filter(({ market, plan }) => market.id !== 'mainland' && plan.isHostile !== true);
const laterDays = [0, 1, 7, 45, 200];

/** What offers and running loans share: the payments in short, and the calendar. */
function expectSharedPictures(plan: AnyPlan, utcOffset: string): void {
  const { payments } = plan;
  expect(instalmentsOf(payments).count).toBe(payments.length);
  const words = { summary: String, description: String, tomorrow: String, today: String };
  const events = calendarEvents(payments, { orderId: '1', utcOffset, words, money: String });
  expect(events.map(({ date }) => date)).toEqual(payments.flatMap(({ date }) => date ?? []));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(sumMinor(events.map(({ amount }) => BigInt(amount)))).toBe(plan.total ?? 0n);
}

/** Account, schedule, key facts and what-if of one plan have the same sums. */
function expectSameSums({ plan, facts, left, mayLackParts, owed, all, unexplained, origin }: LoanAccount): void {
  const waiting = waitingPayments(plan);
  expect(all).toBe(plan.total ?? 0n);
  if (!mayLackParts) expect(facts.total).toBe(plan.total);
  expect(unexplained).toBe(0n);
  expect(plannedTotal(waiting)).toBe(owed);

  for (const payment of waiting) expect(sumMinor(ledgerParts(payment).map(({ amount }) => amount))).toBe(payment.total);
  if (waiting.length > 0) expect(left).not.toBeNull();
  if (left) {
    const sum = left.principal + left.interest + left.fees;
    expect(sum).toBe(owed);
    expect(sumMinor(partsLeft(left).map(({ amount }) => amount))).toBe(sum);
    const columns = Object.fromEntries(columnsOf(waiting).map((column) => [column.name, column.sum ?? 0n]));
    expect(columns).toMatchObject({ principal: left.principal, interest: left.interest });
    expect(columns['fee'] ?? 0n).toBe(left.fees);
  }
  const cost = partsOfCost(facts);
  if (cost.length > 0) expect(sumMinor(cost.map(({ amount }) => amount))).toBe(plan.total);
  if (facts.cost !== null) expect(origin).toMatchObject({ borrowed: facts.borrowed, cost: facts.cost, changed: 0n });
}

const running = inMarket.filter(
  ({ plan: { order } }) => order?.stage === 'running' && order.statusOverride === undefined,
);

it.each(running.flatMap((scenario) => laterDays.map((days) => [scenario.name, days, scenario] as const)))(
  'all views of a running loan have the sums of its plan: %s, %i days later',
  async (name, days, { market }) => {
    const { client, key, pass } = stage(name);
    pass(days * day);
    const loan = await client.call(loanDetails, key);
    expect(orderStatusRule(loan.orderStatus).action).toBe('repay');
    const { utcOffset, currency } = market;
    const today = lenderDate(noon + days * day, utcOffset);
    const account = accountOf({
      details: loan,
      answer: await client.call(installmentPlan, key),
      agreedOf: () => null,
      day: { today, utcOffset },
    });
    const { plan } = account;
    expectSharedPictures(plan, utcOffset);
    expectSameSums(account);
    // The row of the order, which the server writes, says the same.
    const rows = loan.userOrderDetail?.detail.map(({ value }) => value) ?? [];
    expect(rows).toContain(shownAmount(plannedTotal(waitingPayments(plan)), currency));
  },
);

const offered = inMarket.filter(({ plan: { order } }) => order === null);

const named = offered.map((scenario) => [scenario.name, scenario] as const);
it.each(named)('all views of an offer have the sums of its plan: %s', async (name, { market }) => {
  const { client, key } = stage(name);
  const { utcOffset } = market;
  const offer = await client.call(loanConfirmDetail, { productId: key.productId });
  const plan = planOfOffer(offer, { today: lenderDate(noon, utcOffset), utcOffset });
  expectSharedPictures(plan, utcOffset);
  const facts = factsOfTerms(plan);
  expect(facts.total).toBe(plan.total);
  expect(sumMinor(partsOfCost(facts).map(({ amount }) => amount))).toBe(plan.total);
});
