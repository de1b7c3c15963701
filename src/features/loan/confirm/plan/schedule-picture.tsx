import { useLingui } from '@lingui/macro';
import type { CSSProperties } from 'react';
import { useMoney } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { widthInEms } from '@/ui/width-in-ems';
import { useServerDay } from '../use-server-day';
import { largestAmount, scheduleBars, type Payment } from './schedule';
import styles from './schedule-picture.module.css';

type Props = { payments: readonly Payment[] };

/** Up to this many bars have their own figures; more would run into each other on a narrow phone. */
const roomForFigures = 3;

/** Up to this many bars have an outline of their own. */
const roomForOutlines = 60;

/**
 * A repayment plan to look at: one bar per payment, over time. The list beside it says the same in words and figures.
 */
export function SchedulePicture({ payments }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const day = useServerDay();
  const [first] = payments;
  const last = payments[payments.length - 1];
  if (!first || !last) return null;

  const count = payments.length;
  const firstAmount = money(first.amount);
  const firstDay = day(first.pay_time);
  const lastAmount = money(last.amount);
  const lastDay = day(last.pay_time);
  const label =
    count === 1
      ? t`One payment of ${firstAmount} on ${firstDay}.`
      : t`A chart of ${count} payments: the first of ${firstAmount} on ${firstDay}, the last of ${lastAmount} on ${lastDay}.`;
  const hasFigures = count <= roomForFigures;
  const largest = largestAmount(payments);
  const mostText = largest === null ? '' : money(largest);
  const fit = (text: string): CSSProperties & Record<'--ems', number> => ({
    '--ems': hasFigures ? count * widthInEms(text) : 1,
  });

  return (
    <div className={styles['picture']}>
      <div className={cx(styles['figures'], 'tabular')} style={fit(mostText)} aria-hidden="true">
        {hasFigures &&
          payments.map(({ amount, pay_time }, index) => (
            <span key={`${String(index)} ${pay_time}`}>{money(amount)}</span>
          ))}
        {!hasFigures && largest !== null && <span>{t`Largest payment: ${mostText}`}</span>}
      </div>
      <svg className={styles['bars']} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {scheduleBars(payments).map(({ x, width, height }) => (
          <rect
            key={x}
            className={count <= roomForOutlines ? styles['bar'] : styles['line']}
            x={x}
            y={100 - height}
            width={width}
            height={height}
          />
        ))}
      </svg>
      <div
        className={cx(styles['days'], hasFigures && styles['each'], 'tabular')}
        style={fit(lastDay)}
        aria-hidden="true"
      >
        {hasFigures ? (
          payments.map(({ pay_time }, index) => <span key={`${String(index)} ${pay_time}`}>{day(pay_time)}</span>)
        ) : (
          <>
            <span>{firstDay}</span>
            <span>{lastDay}</span>
          </>
        )}
      </div>
    </div>
  );
}
