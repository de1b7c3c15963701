import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import styles from './payway-screen.module.css';

/** The page before its data, in its final layout: the list of cards. */
export function CardsSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles['cards']} aria-hidden="true">
        <Skeleton height={24} width="40%" />
        <Skeleton height={64} radius={14} />
        <Skeleton height={64} radius={14} />
        <Skeleton height={64} radius={14} />
      </div>
    </SkeletonPage>
  );
}
