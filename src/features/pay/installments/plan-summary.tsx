import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { PreviewFields } from '@/platform/preview/preview';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { PeriodContentSkeleton } from './period-content';
import styles from './installments.module.css';

type Props = {
  fields: PreviewFields | null;
  /** Of the periods, 0 to 1. */
  paidShare: number;
};

/** What the money is for, how far the loan is paid back, and what happens on this page and the next. */
export function PlanSummary({ fields, paidShare }: Props) {
  const { t } = useLingui();
  return (
    <Card tone="float">
      {/* A heading without words would be one all the same. */}
      <Slot name="product" fields={fields} as={fields ? 'h2' : 'p'} className={styles['product']} />
      <Slot name="progress" fields={fields} as="p" className={styles['count']} />
      <div className={cx(styles['bar'], styles['progress'])} aria-hidden="true">
        <span style={{ width: `${paidShare * 100}%` }} />
      </div>
      <p className="hint">{t`Choose what to pay now, then how.`}</p>
    </Card>
  );
}

type PayTotalProps = { fields: PreviewFields | null };

/** What the chosen periods come to. */
export function PayTotal({ fields }: PayTotalProps) {
  return (
    <p className="ends">
      <Slot name="totalLabel" fields={fields} className={cx('hint', styles['label'])} />{' '}
      <Slot name="total" fields={fields} className={styles['sum']} />
    </p>
  );
}

/** A period before it is known: its name, amount and due date, and the room of what its amount is made of. */
function PeriodSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles['face']}>
      <Skeleton height={24} width={24} />
      <div className={cx('grow', styles['waiting'])}>
        {children}
        <Skeleton height={8} radius={999} />
        <Skeleton height={13} width="62%" />
        <Skeleton height={13} width="46%" />
      </div>
    </div>
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
      <div className={cx('surface', styles['list'])} aria-hidden="true">
        <PeriodSkeleton>
          <PeriodContentSkeleton />
        </PeriodSkeleton>
        <PeriodSkeleton>
          <Skeleton height={17} width="100%" />
          <Skeleton height={13} width="44%" />
        </PeriodSkeleton>
      </div>
    </SkeletonPage>
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
