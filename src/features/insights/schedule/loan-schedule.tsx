import type { LoanDetails } from '@/api/contract/loan';
import type { InstallmentPlan } from '@/api/contract/repayment';
import type { OrderKey } from '../insight-queries';

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** The payments of a running loan. */
export function LoanSchedule({ plan }: Props) {
  return <p>{plan.note}</p>;
}
