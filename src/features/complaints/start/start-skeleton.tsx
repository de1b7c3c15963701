import { SkeletonCard, SkeletonPage, Skeleton } from '@/ui/skeleton';
import styles from './type-tiles.module.css';

/** The start pages before their data: the order, then the tiles. */
export function StartSkeleton({ tiles }: { tiles: number }) {
  return (
    <SkeletonPage>
      <SkeletonCard rows={4} />
      <div className={styles['tiles']} aria-hidden="true">
        {Array.from({ length: tiles }, (_, index) => (
          <Skeleton key={index} height={116} radius={20} />
        ))}
      </div>
    </SkeletonPage>
  );
}
