import { Plural, Trans } from '@lingui/macro';
import { Card } from '@/ui/card';
import styles from './plan-summary.module.css';

type Props = {
  productName: string;
  waiting: number;
  paid: number;
};

/** What the money is for, how far the loan is paid back, and what happens on this page and the next. */
export function PlanSummary({ productName, waiting, paid }: Props) {
  const total = waiting + paid;
  return (
    <Card tone="float">
      {productName !== '' && <h2 className={styles['product']}>{productName}</h2>}
      <p className={styles['count']}>
        {paid > 0 ? (
          <Trans>
            {paid} of {total} instalments paid
          </Trans>
        ) : (
          <Plural value={total} one={`${total} instalment to pay`} other={`${total} instalments to pay`} />
        )}
      </p>
      <div className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${(paid / total) * 100}%` }} />
      </div>
      <p className={styles['next']}>
        <Trans>Choose what you pay now. Next you choose where: at a bank or a mini market.</Trans>
      </p>
    </Card>
  );
}
