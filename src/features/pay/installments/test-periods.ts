import type { Period } from '@/platform/api/contract/repayment';

/** A waiting period for tests; whatever is not named is unremarkable. */
export function testPeriod(periodNo: string, rest: Partial<Period> = {}): Period {
  return {
    periodNo,
    totalAmount: 100_000n,
    amount: '',
    canClick: true,
    periodStatus: '170',
    repayDes: '',
    dueTime: '2026-12-01',
    principal: '',
    interest: '',
    fee: '',
    ...rest,
  };
}
