import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import card from './product-card.module.css';
import styles from './product-list-skeleton.module.css';

/** Products before they are known, in their final layout. */
export function ProductListSkeleton() {
  return (
    <SkeletonPage>
      <div className={card['list']} aria-hidden="true">
        {[0, 1, 2].map((key) => (
          <div key={key} className={card['card']}>
            <div className={card['head']}>
              <Skeleton height={44} width={44} radius={12} />
              <Skeleton height={18} width="44%" />
            </div>
            <div className={styles['lines']}>
              <Skeleton height={13} width="30%" />
              <Skeleton height={20} width="72%" />
              <Skeleton height={14} width="84%" />
            </div>
            <Skeleton height={48} radius={14} />
          </div>
        ))}
      </div>
    </SkeletonPage>
  );
}
