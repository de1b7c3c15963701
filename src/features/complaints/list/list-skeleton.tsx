import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import styles from './complaint-items.module.css';

/** The list before it is known. */
export function ListSkeleton() {
  return (
    <SkeletonPage>
      <div aria-hidden="true">
        <div className={styles['entry']}>
          <Skeleton height={48} />
        </div>
        {[0, 1, 2].map((index) => (
          <div key={index} className={styles['entry']}>
            <Skeleton height={112} radius={14} />
          </div>
        ))}
      </div>
    </SkeletonPage>
  );
}
