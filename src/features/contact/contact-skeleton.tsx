import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { Card } from '@/ui/card';
import styles from './contact-row.module.css';

/** Telephone and e-mail before they are known, in their final places. */
export function ContactSkeleton() {
  return (
    <SkeletonPage>
      <Card>
        <div aria-hidden="true">
          <div className={styles['head']}>
            <Skeleton height={18} width="30%" />
          </div>
          <SkeletonRow />
          <SkeletonRow />
        </div>
      </Card>
    </SkeletonPage>
  );
}

function SkeletonRow() {
  return (
    <div className={styles['row']}>
      <span className={styles['way']}>
        <Skeleton height={36} width={36} radius={999} />
        <Skeleton height={36} width="60%" />
      </span>
      <Skeleton height={44} width={96} radius={999} />
    </div>
  );
}
