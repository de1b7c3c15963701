import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { totalOf } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LongText } from '@/ui/long-text';
import { useServerDay } from '../use-server-day';
import type { Payment } from './schedule';
import { SchedulePicture } from './schedule-picture';
import styles from './repay-plan.module.css';

type Props = { payments: readonly Payment[] };

/** A longer plan is folded to this many payments at first. */
const folded = 6;

/** When to pay how much: a picture, the payments one by one, and their sum. Nothing without payments. */
export function RepayPlan({ payments }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const day = useServerDay();
  const [isWhole, setIsWhole] = useState(payments.length <= folded);
  const total = totalOf(payments);
  const count = payments.length;
  if (count === 0) return null;

  return (
    <Card title={t`Detailed repayment plan`}>
      <SchedulePicture payments={payments} />
      <ol>
        {(isWhole ? payments : payments.slice(0, folded)).map(({ title, description, pay_time, amount }, index) => (
          <li key={`${String(index)} ${title}`} className={styles['payment']}>
            <span className={styles['text']}>
              {title !== '' && <span className={styles['title']}>{title}</span>}
              <span className={styles['soft']}>{day(pay_time)}</span>
              {description !== '' && (
                <span className={styles['soft']}>
                  <LongText text={description} />
                </span>
              )}
            </span>
            <span className={styles['amount']}>{money(amount)}</span>
          </li>
        ))}
      </ol>
      {!isWhole && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          <Plural value={count} one={`Show ${count} payment`} other={`Show all ${count} payments`} />
        </Button>
      )}
      {total !== null && count > 1 && (
        <p className={styles['total']}>
          <span>
            <Trans comment="Label of the sum of all payments of a loan">You repay in total</Trans>
          </span>
          <span className={styles['amount']}>{money(total)}</span>
        </p>
      )}
    </Card>
  );
}
