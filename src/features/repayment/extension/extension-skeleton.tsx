import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import offer from './extension-offer.module.css';
import styles from './extension-skeleton.module.css';

/** The page before its data, in its final layout: fee, meaning, order. */
export function ExtensionSkeleton() {
  return (
    <SkeletonPage>
      <div className={offer['card']} aria-hidden="true">
        <div className={styles['lines']}>
          <Skeleton height={15} width="34%" />
          <Skeleton height={40} width="62%" />
          <Skeleton height={66} radius={14} />
          <Skeleton height={13} />
          <Skeleton height={13} width="94%" />
          <Skeleton height={13} width="58%" />
          <Skeleton height={13} width="86%" />
        </div>
      </div>
      <SkeletonCard rows={6} />
    </SkeletonPage>
  );
}
