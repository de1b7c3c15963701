import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import type { OrderKey } from '@/domain/order-key';
import { useMoney } from '@/services/market';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { InsightQueries } from '../insight-queries';
import { CalendarSheet } from './calendar-sheet';
import styles from './due-strip.module.css';

/** Minor units of a whole rupee or rupiah: nobody sets a fraction aside. */
const whole = 100n;

/**
 * What to set aside each day so that an amount is there in time: rounded up to whole rupees or rupiah.
 * @param amount minor units
 * @param days until it is due
 * @returns minor units; `null` where there is no day to share it with (fewer than two), or nothing to share
 */
export function perDay(amount: bigint, days: number): bigint | null {
  if (days < 2 || !Number.isSafeInteger(days) || amount <= 0n) return null;
  const share = BigInt(days) * whole;
  return ((amount + share - 1n) / share) * whole;
}

export type DueStripProps = {
  orderKey: OrderKey;
  loan: LoanDetails;
  /** Days until it is due, at least 1. */
  days: number;
  /** How to ask for the other due days. */
  planQuery: InsightQueries['plan'];
};

/** What to set aside each day, and the way to the phone's calendar. One line and one button: the page keeps room for that. */
export function DueStrip({ orderKey, loan, days, planQuery }: DueStripProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  const daily = typeof loan.repayAmount === 'bigint' ? perDay(loan.repayAmount, days) : null;
  return (
    <div className={styles['strip']}>
      <p className={styles['line']}>
        {daily === null ? (
          <Trans>Let your calendar remind you</Trans>
        ) : (
          <Trans comment="An amount: saved each day until the due day, the money is there">
            Set aside <strong className="tabular">{money(daily)}</strong> a day
          </Trans>
        )}
      </p>
      <Button variant="secondary" className={styles['button']} onClick={() => setIsOpen(true)}>
        <Icon name="calendar" size={20} />
        {t({ message: 'Add to calendar', comment: 'Button: puts the due dates into the calendar of the phone' })}
      </Button>
      {isOpen && (
        <CalendarSheet orderKey={orderKey} loan={loan} planQuery={planQuery} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
