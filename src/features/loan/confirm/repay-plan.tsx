import { Plural, Trans, useLingui } from '@lingui/macro';
import { type CSSProperties, useState } from 'react';
import type { LoanTerms } from '@/domain/loan-plan';
import { shareOf } from '@/domain/percent';
import { useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { LongText } from '@/ui/long-text';
import { widthInEms } from '@/ui/width-in-ems';
import styles from './loan-confirm.module.css';

type Amount = { total: bigint | string };

/** One bar of the picture, in percent of its width and height. */
type Bar = { x: number; width: number; height: number };

/** A payment of little or of no known amount is still a payment: it never vanishes. */
const least = 4;

/** How much of its place a bar fills: few bars stay slim, very many touch each other. */
function fillOf(count: number): number {
  if (count === 1) return 0.3;
  if (count <= 3) return 0.5;
  return count <= 60 ? 0.7 : 1;
}

/** Heights in proportion to the largest amount; an amount in the server's own words has none, and stands low. */
function heightOf(amount: bigint | string, largest: bigint): number {
  if (typeof amount === 'string' || amount <= 0n || largest <= 0n) return least;
  return Math.max(least, shareOf(amount, largest) * 100);
}

/**
 * The schedule as bars, one per payment, in order (1 as well as 360 of them).
 * @returns as many bars as payments, all of them inside the picture
 */
export function scheduleBars(payments: readonly Amount[]): Bar[] {
  const largest = largestAmount(payments) ?? 0n;
  const place = 100 / payments.length;
  const width = place * fillOf(payments.length);
  return payments.map(({ total }, index) => ({
    x: place * index + (place - width) / 2,
    width,
    height: heightOf(total, largest),
  }));
}

/** The largest amount of a plan, minor units; `null` when none is a number. */
export function largestAmount(payments: readonly Amount[]): bigint | null {
  const amounts = payments.flatMap(({ total }) => (typeof total === 'bigint' ? [total] : []));
  const [first] = amounts;
  return first === undefined ? null : amounts.reduce((most, amount) => (amount > most ? amount : most), first);
}

type Props = { plan: LoanTerms };

/** A longer plan is folded to this many payments at first. */
const folded = 6;

/** When to pay how much: a picture, the payments one by one, and their sum. Nothing without payments. */
export function RepayPlan({ plan: { payments, total } }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const [isWhole, setIsWhole] = useState(payments.length <= folded);
  const count = payments.length;
  if (count === 0) return null;

  return (
    <Card title={t`Detailed repayment plan`}>
      <SchedulePicture payments={payments} />
      <ol>
        {(isWhole ? payments : payments.slice(0, folded)).map(({ title, note, day, total: amount }, index) => (
          <li key={`${String(index)} ${title}`} className={styles['payment']}>
            <span className={styles['text']}>
              {title !== '' && <span className={styles['repayPlanTitle']}>{title}</span>}
              <span className={styles['soft']}>{day}</span>
              {note !== '' && (
                <span className={styles['soft']}>
                  <LongText text={note} />
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

type SchedulePictureProps = Pick<LoanTerms, 'payments'>;

/** Up to this many bars have their own figures; more would run into each other on a narrow phone. */
const roomForFigures = 3;

/** Up to this many bars have an outline of their own. */
const roomForOutlines = 60;

/**
 * A repayment plan to look at: one bar per payment, over time. The list beside it says the same in words and figures.
 */
function SchedulePicture({ payments }: SchedulePictureProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [first] = payments;
  const last = payments[payments.length - 1];
  if (!first || !last) return null;

  const count = payments.length;
  const firstAmount = money(first.total);
  const firstDay = first.day;
  const lastAmount = money(last.total);
  const lastDay = last.day;
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
          payments.map(({ total, day }, index) => <span key={`${String(index)} ${day}`}>{money(total)}</span>)}
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
          payments.map(({ day }, index) => <span key={`${String(index)} ${day}`}>{day}</span>)
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
