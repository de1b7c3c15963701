// @vitest-environment jsdom
import { stage } from '@mocks/test-support/client';
import { policy } from '@/config/policy';
import { addDays, daysBetween } from '@/domain/calendar-days';
import { annualRate } from '@/domain/loan-cost';
import { totalOf } from '@/domain/money';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';

it.each([
  ['new-loan', 'indonesia'],
  ['new-loan-in', 'india'],
] as const)('the example of the site costs the same as the sample offer of %s', async (scenario, market) => {
  const { client, key } = stage(scenario);
  const offer = await client.call(loanConfirmDetail, { productId: key.productId });
  const payout = addDays(offer.firstPayTime, -Number(offer.firstPeriodDay));
  const flows = offer.repay_plans.map(({ pay_time, amount }) => ({
    day: daysBetween(payout, pay_time),
    amount: totalOf([amount]) ?? 0n,
  }));
  const rate = annualRate(offer.amount, flows) ?? 0;
  expect(policy.exampleAnnualPercent[market]).toBeCloseTo(rate * 100, 1);
});
