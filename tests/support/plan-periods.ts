import { addDays } from '@/domain/calendar-days';
import { accountOf, type LoanAccount } from '@/domain/loan-account';
import { type Instalment, type LoanTerms, planOfLoan, planOfTerms } from '@/domain/loan-plan';
import type { InstallmentPlan, Period } from '@/platform/api/contract/repayment';

/** A period as the wire has it, which adds up; a test names what it is about. */
export function periodOf(rest: Partial<Period> = {}): Period {
  const parts = { totalAmount: 110n, principal: 100n, interest: 10n, fee: 0n };
  const words = { periodNo: '', amount: '', repayDes: '' };
  return { ...parts, ...words, canClick: false, periodStatus: '170', dueTime: '2026-04-05', ...rest };
}

/** What the server says of a period that was paid: no parts. */
export const paidPeriod = { principal: '', interest: '', fee: '' } as const;

function planAnswer(paid: readonly Period[], waiting: readonly Period[]): InstallmentPlan {
  const repayPlanDetail = { repayYetDetail: [...paid], repayWaitDetail: [...waiting] };
  return { productName: '', repayPlanDetail, repayWaitCount: '', note: '' };
}

/** The plan of paid and waiting periods, read in Indonesia on a day. */
export function testPlan(paid: readonly Period[], waiting: readonly Period[], today = '2026-03-10') {
  return planOfLoan(planAnswer(paid, waiting), { today, utcOffset: '+07:00' });
}

export function testPayment(rest: Partial<Period>): Instalment {
  const [payment] = testPlan([], [periodOf(rest)]).payments;
  if (!payment) throw new Error('a plan of one period has one payment');
  return payment;
}

type Known = {
  status?: string;
  due?: bigint | string;
  dueTime?: string | null;
  agreed?: LoanTerms | null;
  today?: string;
};

/** The account of a loan with these periods, read in Indonesia on a day. */
export function testAccount(
  paid: readonly Period[],
  waiting: readonly Period[],
  { status = '170', due = '', dueTime, agreed = null, today = '2026-03-10' }: Known = {},
): LoanAccount {
  return accountOf({
    details: {
      orderStatus: status,
      repayAmount: due,
      dueTime: dueTime ?? waiting[0]?.dueTime ?? null,
      productName: '',
    },
    answer: planAnswer(paid, waiting),
    agreedOf: () => agreed,
    day: { today, utcOffset: '+07:00' },
  });
}

export const payout = '2026-03-05';
export const dueOn = (index: number) => addDays(payout, 30 * (index + 1));
export const paymentOn = (index: number, amount: bigint | string = 110_000n) => ({ pay_time: dueOn(index), amount });

/** The terms of an offer, read on the day of the payout. */
export function termsOf(rest: Partial<Parameters<typeof planOfTerms>[0]> = {}): LoanTerms {
  const offer = { received: 300_000n, payout, payments: [0, 1, 2].map((index) => paymentOn(index)) };
  return planOfTerms({ ...offer, ...rest }, { today: payout, utcOffset: '+07:00' });
}
