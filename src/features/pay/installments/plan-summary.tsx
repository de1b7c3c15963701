import { Trans } from '@lingui/macro';
import type { PreviewFields } from '@/platform/preview/preview';
import { Card } from '@/ui/card';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { PeriodContentSkeleton } from './period-content';
import styles from './installments.module.css';

type Props = {
  /** Null while the page waits. */
  fields: PreviewFields | null;
  /** Of the periods, 0 to 1. */
  paidShare: number;
};

/** What the money is for, how far the loan is paid back, and what happens on this page and the next. */
export function PlanSummary({ fields, paidShare }: Props) {
  return (
    <Card tone="float">
      {/* A heading without words would be one all the same. */}
      <Slot name="product" fields={fields} as={fields ? 'h2' : 'p'} className={styles['product']} />
      <Slot name="progress" fields={fields} as="p" className={styles['count']} />
      <div className={styles['planSummaryBar']} aria-hidden="true">
        <span style={{ width: `${paidShare * 100}%` }} />
      </div>
      <p className={styles['next']}>
        <Trans>Choose what you pay now. Next you choose where: at a bank or a mini market.</Trans>
      </p>
    </Card>
  );
}

type PayTotalProps = {
  /** Null while the page waits. */
  fields: PreviewFields | null;
};

/** What the chosen periods come to. */
export function PayTotal({ fields }: PayTotalProps) {
  return (
    <p className={styles['total']}>
      <Slot name="totalLabel" fields={fields} className={styles['label']} />{' '}
      <Slot name="total" fields={fields} className={styles['sum']} />
    </p>
  );
}

/** The page before its plan, in its final layout: summary, two periods. */
export function PlanSkeleton() {
  return (
    <SkeletonPage>
      <PlanSummary fields={null} paidShare={0} />
      <div className={styles['title']} aria-hidden="true">
        <Skeleton height={20} width="38%" />
      </div>
      <div className={styles['list']} aria-hidden="true">
        <div className={styles['planSkeletonPeriod']}>
          <Skeleton height={24} width={24} />
          <div className={styles['text']}>
            <PeriodContentSkeleton />
            <PeriodRest />
          </div>
        </div>
        <div className={styles['planSkeletonPeriod']}>
          <Skeleton height={24} width={24} />
          <div className={styles['text']}>
            <div className={styles['planSkeletonLine']}>
              <Skeleton height={17} width="38%" />
              <Skeleton height={17} width="34%" />
            </div>
            <Skeleton height={13} width="44%" />
            <PeriodRest />
          </div>
        </div>
      </div>
    </SkeletonPage>
  );
}

/** What a period's amount is made of. */
function PeriodRest() {
  return (
    <>
      <Skeleton height={8} radius={999} />
      <Skeleton height={13} width="62%" />
      <Skeleton height={13} width="46%" />
    </>
  );
}

/** The footer before its total. */
export function PayFooterSkeleton() {
  return (
    <>
      <PayTotal fields={null} />
      <Skeleton height={52} radius={14} />
    </>
  );
}
