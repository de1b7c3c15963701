import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { BannerSkeleton } from './banner/status-banner';
import styles from './loan-detail-skeleton.module.css';

/** The loan page before its data, in its final layout: banner, amount, rows. */
export function LoanDetailSkeleton() {
  return (
    <SkeletonPage>
      <BannerSkeleton />
      <div className={styles['money']} aria-hidden="true">
        <Card tone="float">
          <div className={cx(styles['block'], styles['label'])} />
          <div className={cx(styles['block'], styles['amount'])} />
          <div className={cx(styles['block'], styles['due'])} />
        </Card>
      </div>
      <SkeletonCard rows={6} />
    </SkeletonPage>
  );
}
