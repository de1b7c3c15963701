import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import styles from './plan-skeleton.module.css';
import summary from './plan-summary.module.css';
import list from './waiting-periods.module.css';

/** The page before its plan, in its final layout: summary, two periods. */
export function PlanSkeleton() {
  return (
    <SkeletonPage>
      <div className={summary['card']} aria-hidden="true">
        <Skeleton height={22} width="56%" />
        <div className={styles['gap']} />
        <Skeleton height={15} width="44%" />
        <div className={styles['gap']} />
        <Skeleton height={8} radius={999} />
        <div className={styles['gap']} />
        <Skeleton height={13} width="92%" />
        <div className={styles['gap']} />
        <Skeleton height={13} width="80%" />
      </div>
      <div className={styles['title']} aria-hidden="true">
        <Skeleton height={20} width="38%" />
      </div>
      <div className={list['list']} aria-hidden="true">
        <PeriodSkeleton />
        <PeriodSkeleton />
      </div>
    </SkeletonPage>
  );
}

function PeriodSkeleton() {
  return (
    <div className={styles['period']}>
      <Skeleton height={24} width={24} />
      <div className={styles['text']}>
        <div className={styles['line']}>
          <Skeleton height={17} width="38%" />
          <Skeleton height={17} width="34%" />
        </div>
        <div className={styles['line']}>
          <Skeleton height={13} width="44%" />
          <Skeleton height={13} width="26%" />
        </div>
        <Skeleton height={8} radius={999} />
        <Skeleton height={13} width="62%" />
        <Skeleton height={13} width="46%" />
      </div>
    </div>
  );
}

/** The footer before its total. */
export function PayFooterSkeleton() {
  return (
    <div className={styles['footer']} aria-hidden="true">
      <Skeleton height={34} width="46%" />
      <Skeleton height={52} radius={14} />
    </div>
  );
}
