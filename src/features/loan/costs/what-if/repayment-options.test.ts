import { always } from '@tests/support/always';
import fc from 'fast-check';
import { lateCost } from '@/domain/late-cost';
import { marketRules } from '@/domain/market-rules';
import {
  debtOf,
  furtherCeiling,
  furtherLateCost,
  optionOf,
  othersLateCost,
  plannedTotal,
  unpaidBehind,
} from './repayment-options';

const india = marketRules({ id: 'india' }).lateCost;
const indonesia = marketRules({ id: 'indonesia' }).lateCost;
const rules = fc.constantFrom(india, indonesia);
const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });

it.each([
  ['the whole amount on the due day', 500_000n, 0],
  ['the whole amount if it is less than the penalty', 5_000n, 3],
])('the unpaid part of an amount is %s', (_, present, lateDays) => {
  expect(unpaidBehind({ present, lateDays, rule: india })).toBe(present);
});

it('the unpaid part of an amount is half of it at the ceiling', () => {
  expect(unpaidBehind({ present: 200_000_000n, lateDays: 4_000, rule: indonesia })).toBeLessThan(100_000_100n);
});

always('the charges make up the rest', [amounts, fc.integer({ min: 1, max: 300 }), rules], (unpaid, days, rule) => {
  const present = unpaid + lateCost({ unpaid, days, rule, isRepeatClient: false }).total;
  const found = unpaidBehind({ present, lateDays: days, rule });
  expect(found).toBeLessThanOrEqual(present);
  const again = found + lateCost({ unpaid: found, days, rule, isRepeatClient: false }).total;
  if (unpaid > 0n) expect(present - again).toBeLessThan(1_000n);
});

it('further days of an amount that is late cost no second penalty, and the rate of their day', () => {
  const unpaid = 1_000_000n;
  const present = unpaid + lateCost({ unpaid, days: 30, rule: india, isRepeatClient: false }).total;
  const cost = furtherLateCost({ present, lateDays: 30, rule: india });
  expect(cost(0)).toBe(0n);
  expect(cost(1)).toBe(40_000n);
  expect(cost(60)).toBe(2_400_000n);
});

it('the cost of further days ends at the ceiling in Indonesia, and is unlimited in India', () => {
  const debt = { present: 155_400_000n, lateDays: 0, rule: indonesia };
  expect(furtherCeiling(debt)).toBe(155_400_000n);
  expect(furtherLateCost(debt)(20)).toBe(3_108_000n);
  expect(furtherLateCost(debt)(1_000)).toBe(155_400_000n);
  expect(furtherLateCost(debt)(4_000)).toBe(155_400_000n);
  expect(furtherCeiling({ ...debt, rule: india })).toBeNull();
});

it('the cost of further days has the higher penalty, whichever clients it is for', () => {
  const penalty = { newClient: 50_000n, repeatClient: 80_000n };
  const rule = { ...indonesia, penalty };
  expect(furtherLateCost({ present: 10_000_000n, lateDays: 0, rule })(1)).toBe(90_000n);
});

always(
  'the cost of further days is zero today, never falls, and never exceeds its ceiling',
  [amounts, fc.integer({ min: -3, max: 200 }), fc.integer({ min: 0, max: 2_000 }), rules],
  (present, lateDays, day, rule) => {
    const debt = { present, lateDays, rule };
    const cost = furtherLateCost(debt);
    expect(cost(0)).toBe(0n);
    expect(cost(day + 1)).toBeGreaterThanOrEqual(cost(day));
    expect(cost(day)).toBeLessThanOrEqual(furtherCeiling(debt) ?? cost(day));
  },
);

const waiting = (total: bigint, dueIn: number | null) => ({
  total,
  dueIn,
  state: dueIn !== null && dueIn < 0 ? ('late' as const) : ('next' as const),
});
const plan = [waiting(500n, 10), waiting(400n, 40), waiting(300n, 70)];

it.each([
  ['pay the next period', optionOf(plan, 500n), { payNow: 500n, left: 700n, total: 1200n, difference: 0n }],
  ['pay everything', optionOf(plan, plannedTotal(plan)), { payNow: 1200n, left: 0n, total: 1200n, difference: 0n }],
  ['extend', optionOf(plan, 50n, 50n), { payNow: 50n, left: 1200n, total: 1250n, difference: 50n }],
  ['pay late', optionOf(plan, 0n, 80n), { payNow: 0n, left: 1280n, total: 1280n, difference: 80n }],
  ['pay the last one', optionOf(plan.slice(2), 300n), { payNow: 300n, left: 0n, total: 300n, difference: 0n }],
  ['nothing to pay', optionOf([], plannedTotal([])), { payNow: 0n, left: 0n, total: 0n, difference: 0n }],
])('the option "%s" has its amounts', (_, option, expected) => expect(option).toEqual(expected));

const periods = fc.array(
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.option(fc.integer({ min: -200, max: 400 })))
    .map(([total, dueIn]) => waiting(total, dueIn)),
  { maxLength: 12 },
);

always('the amounts of the options add up', [periods, fc.bigInt({ min: 0n, max: 10n ** 12n })], (some, extra) => {
  const next = some[0]?.total ?? 0n;
  const given = [[next], [plannedTotal(some)], [extra, extra], [0n, extra]] as const;
  for (const option of given.map(([payNow, more]) => optionOf(some, payNow, more))) {
    expect(option.payNow + option.left).toBe(option.total);
    expect(option.total - option.difference).toBe(plannedTotal(some));
    expect(option.left).toBeGreaterThanOrEqual(0n);
  }
});

always('paying later is never cheaper', [periods, fc.integer({ min: 0, max: 200 })], (some, day) => {
  const [next] = some;
  if (!next) return;
  const cost = furtherLateCost(debtOf(next, india));
  expect(optionOf(some, 0n, cost(day + 1)).total).toBeGreaterThanOrEqual(optionOf(some, 0n, cost(day)).total);
  expect(othersLateCost(some, day + 1, india)).toBeGreaterThanOrEqual(othersLateCost(some, day, india));
});

it('the days of a late payment count from the due day, or from today if it is late already', () => {
  const second = waiting(1_000_000n, 5);
  const othersIn = (dueIn: number | null) => othersLateCost([waiting(1n, dueIn), second], 5, india);
  expect([othersIn(0), othersIn(-40), othersIn(null)]).toEqual([0n, 0n, 0n]);
  expect(othersIn(10)).toBe(furtherLateCost(debtOf(second, india))(10));
});

it('later periods cost more once the day of payment is after their due days', () => {
  const rupees = [waiting(1_000_000n, 0), waiting(1_000_000n, 31), waiting(1_000_000n, null)];
  expect(othersLateCost(rupees, 31, india)).toBe(0n);
  expect(othersLateCost(rupees, 32, india)).toBe(150_000n);
  expect(othersLateCost([waiting(1n, 0)], 400, india)).toBe(0n);
});
