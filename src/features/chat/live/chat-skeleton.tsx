import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import styles from './open-chat.module.css';

/** The topics and the first words, before they are known, in their final places. */
export function ChatSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles['waiting']} aria-hidden="true">
        <div className={styles['topics']}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height={40} width={40} radius={999} />
          ))}
        </div>
        <Skeleton height={72} width="80%" radius={20} />
        <Skeleton height={180} width="80%" radius={14} />
      </div>
    </SkeletonPage>
  );
}
