import { Plural } from '@lingui/macro';
import { type ReactNode, useState } from 'react';
import type { Payment } from '@/domain/loan-plan';
import { useMoney } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { Button } from '@/ui/button';
import { LongText } from '@/ui/long-text';
import styles from './payment-list.module.css';

/** A longer plan shows this many payments at first. */
const firstShown = 6;

type Props<Amount extends bigint | string> = {
  payments: readonly Payment<Amount>[];
  /** Shown beside the day of a payment, such as its state. */
  Mark?: (props: { payment: Payment<Amount> }) => ReactNode;
  /** Shown below a payment, such as its parts. */
  note?: (payment: Payment<Amount>) => ReactNode;
};

/** The payments of a loan along a time line: day, amount, and the server's text of each. */
export function PaymentList<Amount extends bigint | string>({ payments, Mark, note }: Props<Amount>) {
  const count = payments.length;
  const [isWhole, setIsWhole] = useState(count <= firstShown);
  const money = useMoney();
  return (
    <>
      <ol>
        {(isWhole ? payments : payments.slice(0, firstShown)).map((payment, index) => (
          <li key={`${String(index)} ${payment.name}`} className={styles.payment} data-state={payment.state}>
            <span className={styles.text}>
              <span className={styles.day}>{keepNumbersTogether(payment.day)}</span>{' '}
              {/* If the title is only the position, it is not shown. */}
              {payment.title !== String(index + 1) && <span className="whole">{payment.title}</span>}{' '}
              {Mark && <Mark payment={payment} />}
              {payment.note !== '' && (
                <span className={styles.note}>
                  <LongText text={payment.note} />
                </span>
              )}
              {note && <span className={styles.note}>{note(payment)}</span>}
            </span>
            <span className={styles.amount}>{money(payment.total)}</span>
          </li>
        ))}
      </ol>
      {!isWhole && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          <Plural value={count} one={`Show ${count} payment`} other={`Show all ${count} payments`} />
        </Button>
      )}
    </>
  );
}

/** The term of a loan. An unknown unit is shown as the server sent it. */
export function Term({ count, unit }: { count: number | null; unit: string }) {
  if (count === null) return unit || '–';
  if (unit === 'day') return <Plural value={count} one={`${count} day`} other={`${count} days`} />;
  if (unit === 'month') return <Plural value={count} one={`${count} month`} other={`${count} months`} />;
  return `${count} ${unit}`.trim();
}
