import { parseMinor } from '@/domain/money';
import type { RepaymentWay } from '@/platform/api/contract/card-repayment';
import type { LoanDetails } from '@/platform/api/contract/loan';

/**
 * What is due: the server's amount, else that of the loan; never the address's (wire protocol, last paragraph).
 * @returns minor units; `null` when neither names a sum above zero
 */
export function dueAmount(way: RepaymentWay | undefined, loan: LoanDetails | undefined): bigint | null {
  const amount = way?.amount ?? (typeof loan?.repayAmount === 'bigint' ? loan.repayAmount : null);
  return amount !== null && amount > 0n ? amount : null;
}

/** Whether the address named another sum than the one that is due: the person is told that it has changed. */
export function hasChanged(asked: string | undefined, due: bigint | null): boolean {
  const named = parseMinor(asked);
  return named !== null && due !== null && named !== due;
}
