import type { LoanDetails } from '@/api/contract/loan';
import type { InstallmentPlan } from '@/api/contract/repayment';
import type { OrderKey } from '../insight-queries';

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** What a running loan costs. */
export function LoanCost({ plan }: Props) {
  return <p>{plan.note}</p>;
}
