import type { ReactNode } from 'react';
import type { InstallmentPlan } from '@/api/contract/repayment';
import { Accordion } from '@/ui/accordion';
import { QueryView, type QueryState } from '@/ui/query-view';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import styles from './plan-fold.module.css';

type Props = {
  summary: ReactNode;
  plan: QueryState<InstallmentPlan>;
  /** Told each time it is unfolded: the plan is asked for then, not before. */
  onOpen: () => void;
  children: (plan: InstallmentPlan) => ReactNode;
};

/** Something to unfold that is worked out from the payment plan: while it comes, when it fails, and when it is there. */
export function PlanFold({ summary, plan, onOpen, children }: Props) {
  return (
    <Accordion summary={summary} onOpen={onOpen}>
      <QueryView query={plan} skeleton={<PlanSkeleton />}>
        {children}
      </QueryView>
    </Accordion>
  );
}

function PlanSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <LoadingText />
      {[64, 100, 82, 90].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} />
      ))}
    </div>
  );
}
