import { type Charged, findChargesAboveCaps } from '@contract/conformance/answer-excess';
import fc from 'fast-check';
import { daysBetween, lenderDate } from '@/domain/calendar-days';
import { markets, type Market } from '@/domain/market';
import { marketRules } from '@/domain/market-rules';
import { day } from '../clock';
import { scenarios } from '../scenarios';
import { createOrder, createPeriods, createState } from '../seed/create-state';
import { productsOf } from '../seed/products';
import { noon } from '../test-support/client';
import { lateDays, lateFee, owedFor, waitingPeriods } from './debt';
import { payPeriods } from './payments';
import type { Order } from './schema';
import { extensionOffer } from './status';

const dateOf = (instant: number, { utcOffset }: Market) => lenderDate(instant, utcOffset);
const sum = (amounts: readonly number[]) => BigInt(amounts.reduce((total, amount) => total + amount, 0));

/** All charges of a loan so far, and its late charges alone. */
function chargesOf(order: Order, now: number, market: Market): { whole: Charged; late: Charged[] } {
  const first = order.periods[0]?.dueAt ?? 0;
  const agreedOn = dateOf(order.disbursedAt ?? order.submittedAt, market);
  const last = dateOf(order.periods.at(-1)?.dueAt ?? first, market);
  const waiting = waitingPeriods(order).map((period) => ({ period, fee: lateFee(order, period, now, market) }));
  const debts = waiting
    .filter(({ period }) => lateDays(period, now, market) > 0)
    .map(({ period: { principal, interest, fee, paid, dueAt }, fee: charge }) => ({
      charge,
      debt: { outstanding: BigInt(principal + interest + fee - paid), dueOn: dateOf(dueAt, market) },
    }));
  const borrowed = BigInt(order.principal);
  const agreed = sum(order.periods.map(({ interest, fee }) => interest + fee));
  return {
    whole: {
      agreedOn,
      borrowed,
      charges: agreed + sum(debts.map(({ charge }) => charge)) + BigInt(order.extensionFees),
      termDays: daysBetween(agreedOn, last),
      late: debts.map(({ debt }) => debt),
    },
    late: debts.map(({ charge, debt }) => ({ agreedOn, borrowed, charges: BigInt(charge), termDays: 0, late: [debt] })),
  };
}

const laterDays = [0, 1, 5, 30, 31, 40, 90, 91, 200, 400, 940, 1_000, 2_000, 5_000];
const ruled = scenarios.filter(({ market, plan }) => market.id !== 'mainland' && plan.order !== null);

it.each(ruled.flatMap((scenario) => laterDays.map((days) => [scenario.name, days, scenario] as const)))(
  '%s keeps within the caps of its market %i days on',
  (_, days, scenario) => {
    const { market } = scenario;
    const { caps } = marketRules(market);
    const now = noon + days * day;
    const [order] = createState(scenario, 1, noon).orders;
    if (!order) throw new Error('The scenario has no order');
    const { whole, late } = chargesOf(order, now, market);
    const today = dateOf(now, market);
    for (const charged of [whole, ...late]) expect(findChargesAboveCaps(charged, caps, today)).toEqual([]);
    for (const period of waitingPeriods(order))
      expect(owedFor(order, period, now, market).total).toBe(
        period.principal + period.interest + period.fee - period.paid + lateFee(order, period, now, market),
      );
  },
);

const money = fc.record({ share: fc.double({ min: 0.01, max: 0.99, noNaN: true }), days: fc.nat(200) });

it('a part payment lowers the debt by itself alone, and no period ever owes less than nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ruled), fc.array(money, { minLength: 1, maxLength: 4 }), (scenario, payments) => {
      const { market } = scenario;
      const [order] = createState(scenario, 1, noon).orders;
      if (!order) throw new Error('The scenario has no order');
      let now = noon;
      const owed = () => order.periods.map((period) => owedFor(order, period, now, market));
      const debt = () => owed().reduce((total, one) => total + one.total, 0);
      for (const { share, days } of payments) {
        now += days * day;
        const before = debt();
        const paid = Math.floor(before * share);
        payPeriods(order, paid, now, market);
        expect(debt()).toBe(before - paid);
        now += days * day;
        for (const parts of owed()) expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('the debt of an unpaid Indonesian loan ends at twice the principal, less what is paid of it late', () => {
  const product = productsOf(markets.indonesia)[0];
  if (!product) throw new Error('There is no product');
  const { amount: principal } = product;
  const order = createOrder({ orderId: '1', product, principal, submittedAt: noon, firstDue: noon + 33 * day });
  const owedIn = (days: number) =>
    order.periods.reduce((total, one) => total + owedFor(order, one, noon + days * day, markets.indonesia).total, 0);
  expect(owedIn(5_000)).toBe(2 * principal);
  expect(owedIn(9_000)).toBe(2 * principal);
  const days = Array.from({ length: 120 }, (_, index) => owedIn(index * 10));
  expect(days).toEqual([...days].sort((one, other) => one - other));
  payPeriods(order, principal / 6, noon + 900 * day, markets.indonesia);
  expect(owedIn(9_000)).toBe(2 * principal - principal / 6);
});

const offered = [markets.indonesia, markets.india].flatMap((market) =>
  productsOf(market).map((product) => [product.name, product, market] as const),
);

it.each(offered)('the offer of %s is within the caps of 2026', (_, product, market) => {
  const agreedOn = '2026-03-04';
  const periods = createPeriods(product, product.amount, noon + product.periodDays * day);
  const charged: Charged = {
    agreedOn,
    borrowed: BigInt(product.amount),
    charges: sum(periods.map(({ interest, fee }) => interest + fee)),
    termDays: product.periods * product.periodDays,
    late: [],
  };
  expect(findChargesAboveCaps(charged, marketRules(market).caps, agreedOn)).toEqual([]);
});

it('an extension costs no more than its days allow', () => {
  const scenario = scenarios.find(({ name }) => name === 'extension-available');
  const order = scenario && createState(scenario, 1, noon).orders[0];
  const offer = order && extensionOffer(order, noon, scenario.market);
  if (!offer) throw new Error('There is no extension');
  const principal = BigInt(waitingPeriods(order)[0]?.principal ?? 0);
  const charged: Charged = {
    agreedOn: '2026-03-04',
    borrowed: principal,
    charges: BigInt(offer.fee),
    termDays: offer.days,
    late: [],
  };
  expect(findChargesAboveCaps(charged, marketRules(scenario.market).caps, '2026-03-04')).toEqual([]);
});
