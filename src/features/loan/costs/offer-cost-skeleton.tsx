import { Skeleton } from '@/ui/skeleton';
import styles from './offer-cost-skeleton.module.css';

const folds = ['plan', 'rate', 'late', 'early', 'lender'];

/**
 * The costs of an offer before their code is there, in their final place and layout: title, figures, bar, rows, folds.
 */
export function OfferCostSkeleton() {
  return (
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['title']}>
        <Skeleton height={16} width="52%" />
      </div>
      <div className={styles['tiles']}>
        {['cost', 'rate'].map((tile) => (
          <div key={tile} className={styles['tile']}>
            <Skeleton height={96} radius={14} />
          </div>
        ))}
      </div>
      <Skeleton height={16} radius={999} />
      <div className={styles['lines']}>
        <Skeleton height={14} />
        <Skeleton height={14} />
      </div>
      <div className={styles['rows']}>
        <Skeleton height={14} />
        <Skeleton height={14} />
      </div>
      <div>
        {folds.map((fold) => (
          <div key={fold} className={styles['fold']}>
            <Skeleton height={14} width="62%" />
          </div>
        ))}
      </div>
    </div>
  );
}
