import { expect, it } from 'vitest';
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

it('says what an offer asks for beyond the cap of its day', () => {
  expect(excessOfAnswer('loan-detail-confirm', offer(103_000_000), indonesia('2026-03-04'))).toEqual([]);
  expect(excessOfAnswer('loan-detail-confirm', offer(104_000_000), indonesia('2026-03-04'))).toEqual([
    'interest and fees: Rp40.000, allowed Rp30.000, beyond by Rp10.000 (SEOJK 19/SEOJK.05/2023)',
  ]);
  expect(excessOfAnswer('loan-detail-confirm', offer(104_000_000), indonesia('2025-12-31'))).toEqual([]);
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

it('says what a plan asks for by late charges', () => {
  // Sixty days of a million, and 75 days of half a million late: 0.1 % a day of each.
  expect(excessOfAnswer('loan-play-detail', plan(6_000_000), indonesia('2026-03-20'))).toEqual([]);
  const [first, ...others] = excessOfAnswer('loan-play-detail', plan(50_000_000), indonesia('2026-03-20'));
  expect(first).toMatch(
    /^interest, fees and late charges by the day: Rp500\.000, allowed Rp79\.000, beyond by Rp421\.000/,
  );
  expect(others).toEqual([]);
  expect(excessOfAnswer('loan-play-detail', plan(110_000_000), indonesia('2026-03-20'))[1]).toMatch(
    /^all charges together: Rp1\.100\.000, allowed Rp1\.000\.000/,
  );
});

it('takes what was paid as borrowed: what it finds is beyond the cap for certain', () => {
  const paid = [{ dueTime: '2026-01-30', totalAmount: 100_000_000 }];
  expect(excessOfAnswer('loan-play-detail', plan(110_000_000, paid), indonesia('2026-03-20'))).toHaveLength(1);
});

it.each([
  ['another call', 'loan-details', offer(200_000_000)],
  ['a payment in words', 'loan-detail-confirm', offer('soon')],
  ['a refusal', 'loan-detail-confirm', JSON.stringify({ code: '4003', message: 'No' })],
  ['no JSON', 'loan-play-detail', 'HTTP 500'],
  ['an empty plan', 'loan-play-detail', envelope({ repayPlanDetail: {} })],
])('has nothing to say of %s', (_, call, text) => {
  expect(excessOfAnswer(call, text, indonesia('2026-03-04'))).toEqual([]);
});

it('knows no caps in India', () => {
  const day = { market: markets.india, today: '2026-03-04' };
  expect(excessOfAnswer('loan-detail-confirm', offer(200_000_000), day)).toEqual([]);
});
