import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import styles from './loan-confirm-skeleton.module.css';

/** The offer before its data, in its final layout: amount with its facts, rows, plan. */
export function LoanConfirmSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles['head']} aria-hidden="true">
        <div className={styles['product']}>
          <Skeleton height={40} width={40} radius={12} />
          <Skeleton height={18} width="48%" />
        </div>
        <Skeleton height={14} width="34%" />
        <Skeleton height={40} width="66%" />
        <div className={styles['facts']}>
          {[70, 82, 64, 74].map((width) => (
            <Skeleton key={width} height={16} width={`${width}%`} />
          ))}
        </div>
      </div>
      <SkeletonCard rows={5} />
      <SkeletonCard rows={4} />
    </SkeletonPage>
  );
}
