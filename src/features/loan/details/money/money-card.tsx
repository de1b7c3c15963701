import { Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { orderStatusRule } from '@/domain/order-status';
import type { Sight } from '@/services/first-sight';
import { useFirstSight } from '@/services/use-first-sight';
import { AmountSlot } from '@/ui/amount';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LongText } from '@/ui/long-text';
import { Slot } from '@/ui/slot';
import { loanSight } from '../first-sight';
import { DueStrip } from './due-strip';
import { useDue } from './use-due';
import styles from './money-card.module.css';

type MoneyHeadProps = {
  /** Null while the page waits. */
  sight: Sight | null;
};

/** The amount with its label, how far away the due day is, in words and colour, and the day itself. */
export function MoneyHead({ sight }: MoneyHeadProps) {
  return (
    <>
      <Slot name="head" sight={sight} as="div" className={styles['head']}>
        <Slot name="label" sight={sight} as="p" className={styles['label']} />
        <Slot name="pill" sight={sight} as="p" className={styles['pill']} isExtra>
          <Icon name="warning" size={18} />
          <Icon name="clock" size={18} />
          <Slot name="days" sight={sight} />
        </Slot>
      </Slot>
      <AmountSlot name="amount" sight={sight} />
      <Slot name="date" sight={sight} as="p" className={cx(styles['date'], 'tabular')} />
    </>
  );
}

type Props = {
  loan: LoanDetails;
  /** The link to the extension, where one is offered. */
  extension: ReactNode;
  /** The way for who cannot pay, for what is due or late. */
  hardship: ReactNode;
  /** The due dates for the phone's calendar, in a dialog. */
  renderCalendar: (loan: LoanDetails, onClose: () => void) => ReactNode;
};

/**
 * What is to be paid and until when: the amount is the largest thing on the page. Below it stands `reyMsg`, the server's
 * note about repaying, and the way to more time (specification sections 3 and 4).
 */
export function MoneyCard({ loan, extension, hardship, renderCalendar }: Props) {
  const { days } = useDue(loan);
  const sight = useFirstSight(loanSight, loan);
  const { action, isBehind } = orderStatusRule(loan.orderStatus);
  const ways = action === 'repay' && (isBehind || (days !== null && days <= 0)) && hardship;
  if (!sight.money) return null;
  return (
    <Card tone="float" label={sight.label?.text}>
      <MoneyHead sight={sight} />
      {loan.repayAmount !== '' && days !== null && days > 0 && (
        <DueStrip amount={loan.repayAmount} days={days} renderCalendar={(onClose) => renderCalendar(loan, onClose)} />
      )}
      {loan.reyMsg !== '' && (
        <p className={styles['note']}>
          <span>
            <Icon name="info" size={18} />
          </span>
          {/* One item of the row: the text has elements of its own around its figures. */}
          <span className={styles['noteText']}>
            <LongText text={loan.reyMsg} />
          </span>
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
