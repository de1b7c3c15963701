import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { PayTotal } from './pay-total';
import { PeriodContentSkeleton } from './period-content';
import { PlanSummary } from './plan-summary';
import styles from './plan-skeleton.module.css';
import list from './waiting-periods.module.css';

/** The page before its plan, in its final layout: summary, two periods. */
export function PlanSkeleton() {
  return (
    <SkeletonPage>
      <PlanSummary fields={null} paidShare={0} />
      <div className={styles['title']} aria-hidden="true">
        <Skeleton height={20} width="38%" />
      </div>
      <div className={list['list']} aria-hidden="true">
        <div className={styles['period']}>
          <Skeleton height={24} width={24} />
          <div className={styles['text']}>
            <PeriodContentSkeleton />
            <PeriodRest />
          </div>
        </div>
        <div className={styles['period']}>
          <Skeleton height={24} width={24} />
          <div className={styles['text']}>
            <div className={styles['line']}>
              <Skeleton height={17} width="38%" />
              <Skeleton height={17} width="34%" />
            </div>
            <Skeleton height={13} width="44%" />
            <PeriodRest />
          </div>
        </div>
      </div>
    </SkeletonPage>
  );
}

/** What a period's amount is made of. */
function PeriodRest() {
  return (
    <>
      <Skeleton height={8} radius={999} />
      <Skeleton height={13} width="62%" />
      <Skeleton height={13} width="46%" />
    </>
  );
}

/** The footer before its total. */
export function PayFooterSkeleton() {
  return (
    <>
      <PayTotal fields={null} />
      <Skeleton height={52} radius={14} />
    </>
  );
}
