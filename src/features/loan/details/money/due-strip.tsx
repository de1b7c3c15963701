import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { wholeUnit } from '@/domain/percent';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { afterPaint } from '@/platform/browser/after-paint';
import { useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyComponent } from '@/ui/lazy-component';
import styles from './due-strip.module.css';

/**
 * What to set aside each day so that an amount is there in time: rounded up to whole rupees or rupiah.
 * @param amount minor units
 * @param days until it is due
 * @returns minor units; `null` where there is no day to share it with (fewer than two), or nothing to share
 */
export function perDay(amount: bigint, days: number): bigint | null {
  if (days < 2 || !Number.isSafeInteger(days) || amount <= 0n) return null;
  const share = BigInt(days) * wholeUnit;
  return ((amount + share - 1n) / share) * wholeUnit;
}

const CalendarSheet = lazyComponent({
  load: () => import('../../costs/due/calendar-sheet').then((part) => part.CalendarSheet),
  catalogs: ['insights'],
});

type Props = {
  orderKey: OrderKey;
  loan: LoanDetails;
  /** Days until it is due, at least 1. */
  days: number;
};

/** What to set aside each day, and the way to the phone's calendar. */
export function DueStrip({ orderKey, loan, days }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { locale } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { repayAmount } = loan;
  const daily = typeof repayAmount === 'bigint' ? perDay(repayAmount, days) : null;
  // The network may be gone when it is tapped.
  useEffect(() => void afterPaint().then(() => CalendarSheet.fetchAhead(locale)), [locale]);
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
      <Button variant="secondary" className={styles['button']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="calendar" size={20} />
        {t({ message: 'Add to calendar', comment: 'Button: puts the due dates into the calendar of the phone' })}
      </Button>
      {isOpen && <CalendarSheet orderKey={orderKey} loan={loan} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
