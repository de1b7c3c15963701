import { Trans } from '@lingui/macro';
import type { PreviewFields } from '@/platform/preview/preview';
import { Card } from '@/ui/card';
import { Slot } from '@/ui/slot';
import styles from './plan-summary.module.css';

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
      <div className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${paidShare * 100}%` }} />
      </div>
      <p className={styles['next']}>
        <Trans>Choose what you pay now. Next you choose where: at a bank or a mini market.</Trans>
      </p>
    </Card>
  );
}
