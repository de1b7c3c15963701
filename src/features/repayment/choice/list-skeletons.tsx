import { LoadingText, Skeleton } from '@/ui/skeleton';
import styles from './list-skeletons.module.css';

/** The bank field before its list. */
export function BankSkeleton() {
  return (
    <>
      <LoadingText />
      <Skeleton height={68} radius={14} />
    </>
  );
}

/** The mini markets before their list. */
export function MarketSkeleton() {
  return (
    <>
      <LoadingText />
      <div className={styles['list']} aria-hidden="true">
        <Skeleton height={24} width="64%" />
        <Skeleton height={63} radius={14} />
        <Skeleton height={63} radius={14} />
        <Skeleton height={63} radius={14} />
      </div>
    </>
  );
}
