import { Trans, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { type Due, dueAt } from '@/domain/amount-due';
import { untilMidnight } from '@/domain/calendar-days';
import { wholeUnit } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMoney } from '@/platform/i18n/market';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { useRerender } from '@/ui/component-life';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { lazyComponent } from '@/ui/lazy-component';
import { LongText } from '@/ui/long-text';
import { type PreviewFields, usePreviewContext } from '@/ui/preview';
import { AmountSlot, Slot } from '@/ui/slot';
import { type LoanFields, loanTexts } from './loan-texts';
import styles from './loan-detail.module.css';

/** The fields of a loan, and what is due. The component renders again as days pass. */
export function useLoanFields(loan: LoanDetails): { fields: LoanFields; due: Due } {
  const context = usePreviewContext();
  const { utcOffset } = context.market;
  useRerender(useCallback((now) => untilMidnight(now, utcOffset), [utcOffset]));
  const due = dueAt(loan, context.market, context.now);
  return { fields: loanTexts(loan, due, context), due };
}

/** The amount with its label, the days to the due day as text and colour, and the date. */
export function MoneyHead({ fields }: { fields: PreviewFields | null }) {
  return (
    <>
      <Slot name="head" fields={fields} as="div" className={styles.head}>
        <Slot name="label" fields={fields} as="p" className={styles.label} />
        <Slot name="pill" fields={fields} as="p" className={cx('pill', styles.due)} isExtra>
          <Icon name="warning" size={18} />
          <Icon name="clock" size={18} />
          <Slot name="days" fields={fields} />
        </Slot>
      </Slot>
      <AmountSlot name="amount" fields={fields} />
      <Slot name="date" fields={fields} as="p" className={cx(styles.date, 'tabular')} />
    </>
  );
}

const HardshipSheet = lazyComponent({
  load: () => import('../costs/hardship-sheet').then((module) => module.HardshipSheet),
  catalogs: ['insights'],
});

/** `isAwaited`: a payment of the loan is under way, so nothing here urges to pay. */
type Props = { orderKey: OrderKey; loan: LoanDetails; fields: LoanFields; due: Due; isAwaited: boolean };

/** Amount, due date, the server's note, and the ways to more time (specification section 3). */
export function MoneyCard({ orderKey, loan, fields, due, isAwaited }: Props) {
  const { amount, sum, dueIn } = due;
  const { action, isBehind, mayExtend } = orderStatusRule(loan.orderStatus);
  const isExtendable = !isAwaited && loan.isDelay && mayExtend;
  const isPressing = !isAwaited && action === 'repay' && sum !== 0n && (isBehind || (dueIn !== null && dueIn <= 0));
  if (!fields.money) return null;
  return (
    <Card tone="float" label={fields.label?.text}>
      <MoneyHead fields={fields} />
      {!isAwaited && amount !== null && (dueIn ?? 0) > 0 && (
        <DueStrip orderKey={orderKey} loan={loan} daily={perDay(sum, dueIn)} />
      )}
      {(isExtendable || isPressing) && (
        <div className={styles.extension}>
          {isExtendable && (
            <Link to="/extension" search={orderKey} className={buttonClass('quiet')}>
              <Trans comment="Link: put off the due date of the loan, for a fee">Extend due date</Trans>
            </Link>
          )}
          {isPressing && <Hardship orderKey={orderKey} loan={loan} />}
        </div>
      )}
      {!isAwaited && loan.reyMsg !== '' && (
        <p className={styles.note}>
          <span>
            <Icon name="info" size={18} />
          </span>
          {/* One flex item, because the text contains elements around its figures. */}
          <span className={styles.noteText}>
            <LongText text={loan.reyMsg} />
          </span>
        </p>
      )}
    </Card>
  );
}

function Hardship({ orderKey, loan }: Pick<Props, 'orderKey' | 'loan'>) {
  const [isOpen, setIsOpen] = useState(false);
  // The network may be lost when it is tapped.
  HardshipSheet.usePreload();
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans comment="Button: opens ways for who cannot pay an amount that is due">I cannot pay</Trans>
      </Button>
      {isOpen && <HardshipSheet orderKey={orderKey} loan={loan} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The amount to save each day, minor units, rounded up; `null` with fewer than two days, or if nothing is due. */
export function perDay(amount: bigint | null, days: number | null): bigint | null {
  if (amount === null || days === null || days < 2 || !Number.isSafeInteger(days) || amount <= 0n) return null;
  const all = BigInt(days) * wholeUnit;
  return ((amount + all - 1n) / all) * wholeUnit;
}

const CalendarSheet = lazyComponent({
  load: () => import('../costs/calendar-sheet').then((module) => module.CalendarSheet),
  catalogs: ['insights'],
});

/** @param daily what to set aside each day, minor units; `null` if that is not known */
function DueStrip({ orderKey, loan, daily }: { orderKey: OrderKey; loan: LoanDetails; daily: bigint | null }) {
  const { t } = useLingui();
  const money = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  // The network may be lost when it is tapped.
  CalendarSheet.usePreload();
  return (
    <div className={styles.strip}>
      <p>
        {daily === null ? (
          <Trans>Let your calendar remind you</Trans>
        ) : (
          <Trans comment="An amount: saved each day until the due day, the money is there">
            Set aside <strong className="tabular">{money(daily)}</strong> a day
          </Trans>
        )}
      </p>
      <Button variant="secondary" className={styles.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="calendar" size={20} />
        {t({ message: 'Add to calendar', comment: 'Button: puts the due dates into the calendar of the phone' })}
      </Button>
      {isOpen && <CalendarSheet orderKey={orderKey} loan={loan} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
