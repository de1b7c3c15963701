import { cx } from '@/ui/cx';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import styles from './code-skeleton.module.css';

/** The page of a code before its data, in its final layout. */
export function CodeSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles['card']} aria-hidden="true">
        <div className={styles['place']}>
          <Skeleton height={44} width={44} radius={14} />
          <Skeleton height={36} width="45%" />
        </div>
        <div className={styles['line']}>
          <Skeleton height={18} width="48%" />
          <Skeleton height={44} width={96} radius={999} />
        </div>
        <Skeleton height={34} width="94%" />
        <div className={cx(styles['line'], styles['amount'])}>
          <Skeleton height={28} width="48%" />
          <Skeleton height={44} width={96} radius={999} />
        </div>
        <Skeleton height={74} radius={14} />
      </div>
      <SkeletonCard rows={4} />
      <SkeletonCard rows={6} />
    </SkeletonPage>
  );
}
