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
  /** Share of the periods, 0 to 1. */
  paidShare: number;
};

/** The purpose of the payment, how much of the loan is paid back, and the next step. */
export function PlanSummary({ fields, paidShare }: Props) {
  const { t } = useLingui();
  return (
    <Card tone="float">
      {/* An empty heading would still be a heading. */}
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

/** The sum of the selected periods. */
export function PayTotal({ fields }: PayTotalProps) {
  return (
    <p className="ends">
      <Slot name="totalLabel" fields={fields} className={cx('hint', styles['label'])} />{' '}
      <Slot name="total" fields={fields} className={styles['sum']} />
    </p>
  );
}

/** A loading period: its name, amount and due date, and the place of the amount's parts. */
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

/** The loading page in its final layout: summary, two periods. */
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

/** The footer without a total. */
export function PayFooterSkeleton() {
  return (
    <>
      <PayTotal fields={null} />
      <Skeleton height={52} radius={14} />
    </>
  );
}
