import { markets } from '@/domain/market';
import { excessOfAnswer } from './answer-excess';

const envelope = (data: unknown) => JSON.stringify({ code: '0', message: '', data });
const indonesia = (today: string) => ({ market: markets.indonesia, today });

/** One million for thirty days, repaid in one payment. */
const offer = (payment: number | string) =>
  envelope({
    amount: 100_000_000,
    repay_plans: [{ pay_time: '2026-04-03', amount: payment }],
    firstPayTime: '2026-04-03',
    firstPeriodDay: 30,
  });

it.each([
  ['within the cap', 103_000_000, '2026-03-04', []],
  [
    'beyond the cap of its day',
    104_000_000,
    '2026-03-04',
    ['interest and fees: Rp40.000, allowed Rp30.000, beyond by Rp10.000 (SEOJK 19/SEOJK.05/2023)'],
  ],
  ['within the higher cap of another day', 104_000_000, '2025-12-31', []],
])('reads an offer %s', (_, payment, today, excess) => {
  expect(excessOfAnswer('loan-detail-confirm', offer(payment), indonesia(today))).toEqual(excess);
});

const period = (dueTime: string, principal: number, fee: number) => ({
  dueTime,
  principal,
  interest: 0,
  fee,
  totalAmount: principal + fee,
});
const plan = (lateFee: number, paid: unknown[] = []) =>
  envelope({
    repayPlanDetail: {
      repayWaitDetail: [period('2026-03-01', 50_000_000, lateFee), period('2026-03-31', 50_000_000, 0)],
      repayYetDetail: paid,
    },
  });

it('finds late charges of a plan above the cap', () => {
  const find = (lateFee: number) => excessOfAnswer('loan-play-detail', plan(lateFee), indonesia('2026-03-20'));
  // Sixty days of a million, and 75 days of half a million late: 0.1 % a day of each.
  expect(find(6_000_000)).toEqual([]);
  expect(find(50_000_000)).toEqual([
    expect.stringMatching(
      /^interest, fees and late charges by the day: Rp500\.000, allowed Rp79\.000, beyond by Rp421\.000/,
    ),
  ]);
  expect(find(110_000_000)[1]).toMatch(/^all charges together: Rp1\.100\.000, allowed Rp1\.000\.000/);
});

it('counts paid instalments as borrowed, so that it finds only certain excesses', () => {
  const paid = [{ dueTime: '2026-01-30', totalAmount: 100_000_000 }];
  expect(excessOfAnswer('loan-play-detail', plan(110_000_000, paid), indonesia('2026-03-20'))).toHaveLength(1);
});

const today = indonesia('2026-03-04');
it.each([
  ['another call', 'loan-details', offer(200_000_000), today],
  ['a payment in words', 'loan-detail-confirm', offer('soon'), today],
  ['a refusal', 'loan-detail-confirm', '{"code":"4003","message":"No"}', today],
  ['no JSON', 'loan-play-detail', 'HTTP 500', today],
  ['an empty plan', 'loan-play-detail', envelope({ repayPlanDetail: {} }), today],
  [
    'an offer in India, which has no caps',
    'loan-detail-confirm',
    offer(200_000_000),
    { ...today, market: markets.india },
  ],
])('finds nothing in %s', (_, call, text, day) => {
  expect(excessOfAnswer(call, text, day)).toEqual([]);
});
