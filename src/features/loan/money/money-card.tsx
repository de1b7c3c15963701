import { Trans, useLingui, Plural } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { orderStatusRule } from '@/domain/order-status';
import { useMoney } from '@/services/market';
import { Amount } from '@/ui/amount';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { useDue } from './use-due';
import styles from './money-card.module.css';

type DaysPillProps = {
  /** Days until the loan is due: 0 today, negative when late. */
  days: number;
};

/**
 * How far away the due day is, in words and colour. The number stands as it is: grouping its digits (`#`) costs an old
 * phone's engine 50 ms the first time, just before the amount.
 */
function DaysPill({ days }: DaysPillProps) {
  const late = -days;
  const tone = late > 0 ? styles['late'] : days === 0 ? styles['today'] : styles['ahead'];
  return (
    <p className={cx(styles['pill'], tone)}>
      <Icon name={late > 0 ? 'warning' : 'clock'} size={18} />
      {days === 0 && <Trans>Due today</Trans>}
      {days === 1 && <Trans>Due tomorrow</Trans>}
      {days > 1 && <Plural value={days} one={`${days} day left`} other={`${days} days left`} />}
      {late > 0 && <Plural value={late} one={`${late} day late`} other={`${late} days late`} />}
    </p>
  );
}

type Props = {
  loan: LoanDetails;
  /** The link to the extension, where one is offered. */
  extension: ReactNode;
  /** The way for who cannot pay, for what is due or late. */
  hardship: ReactNode;
  /** The link to a payment at the bank of last time, where there is one. */
  lastWay: ReactNode;
  /** What helps to pay in time, for so many days; it comes late, into room of its own. */
  renderDueStrip: (loan: LoanDetails, days: number) => ReactNode;
};

/** Whether there is anything to say about money. */
function hasMoney({ repayAmount, dueTime, reyMsg }: LoanDetails, extension: ReactNode): boolean {
  return repayAmount !== '' || dueTime !== null || reyMsg !== '' || Boolean(extension);
}

/**
 * What is to be paid and until when: the amount is the largest thing on the page. Below it stands `reyMsg`, the server's
 * note about repaying, and the way to more time (specification sections 3 and 4).
 */
export function MoneyCard({ loan, extension, hardship, lastWay, renderDueStrip }: Props) {
  const money = useMoney();
  const label = useAmountLabel(loan.orderStatus);
  const { date, days } = useDue(loan);
  const { action, isBehind } = orderStatusRule(loan.orderStatus);
  const ways = action === 'repay' && (isBehind || (days !== null && days <= 0)) && hardship;
  if (!hasMoney(loan, extension)) return null;
  return (
    <Card tone="float" label={loan.repayAmount === '' ? undefined : label}>
      {(loan.repayAmount !== '' || days !== null) && (
        <div className={styles['head']}>
          {loan.repayAmount !== '' && <p className={styles['label']}>{label}</p>}
          {days !== null && <DaysPill days={days} />}
        </div>
      )}
      {loan.repayAmount !== '' && <Amount text={money(loan.repayAmount)} />}
      {date !== '' && (
        <p className={cx(styles['date'], 'tabular')}>
          <Trans comment="A date, in a small line below the amount">Due date: {date}</Trans>
        </p>
      )}
      <div className={styles['again']}>{lastWay}</div>
      {loan.repayAmount !== '' && days !== null && days > 0 && (
        <div className={styles['strip']}>{renderDueStrip(loan, days)}</div>
      )}
      {loan.reyMsg !== '' && (
        <p className={styles['note']}>
          <span>
            <Icon name="info" size={18} />
          </span>
          {loan.reyMsg}
        </p>
      )}
      {(extension || ways) && (
        <div className={styles['extension']}>
          <span>
            <Trans>Need more time?</Trans>
          </span>
          {extension}
          {ways}
        </div>
      )}
    </Card>
  );
}

/** What the amount is, in words that fit the order's status. */
function useAmountLabel(status: string): string {
  const { t } = useLingui();
  const { action, picture } = orderStatusRule(status);
  if (action === 'repay') return t({ message: 'Amount due', comment: 'Label above the amount that has to be paid' });
  if (picture === 'review' || picture === 'disbursing')
    return t({ message: 'You will repay', comment: 'Label above an amount, before the loan is paid out' });
  return t({ message: 'Left to pay', comment: 'Label above an amount that is usually zero' });
}
