import { Plural, Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { AnyPlan, Figure, PaymentState } from '@/domain/loan-plan';
import { totalOf } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import type { Column, ColumnName } from './schedule';
import styles from './schedule.module.css';

/** The words of a schedule. */
export type ScheduleWords = {
  states: Record<PaymentState, string>;
  columns: Record<ColumnName, string>;
  total: string;
  unknown: string;
};

/** What the columns and states of a schedule are called. */
export function useScheduleWords(): ScheduleWords {
  const { t } = useLingui();
  return {
    states: {
      paid: t({ message: 'Paid', comment: 'State of a payment' }),
      late: t({ message: 'Late', comment: 'State of a payment' }),
      next: t({ message: 'Next', comment: 'State of a payment: the one that comes next' }),
      ahead: t({ message: 'To come', comment: 'State of a payment: later than the next' }),
    },
    columns: {
      outstanding: t({ message: 'Outstanding principal', comment: 'Column of a schedule: borrowed money still owed' }),
      principal: t({ message: 'Principal', comment: 'Part of an instalment: the borrowed money itself' }),
      interest: t({ message: 'Interest', comment: 'Part of what a loan costs' }),
      fee: t({ message: 'Fees', comment: 'Part of what a loan costs' }),
    },
    total: t({ message: 'Payment', comment: 'Column of a schedule: the amount to pay' }),
    unknown: t({ message: 'not stated', comment: 'A figure that the lender does not tell' }),
  };
}

type Props = {
  payments: AnyPlan['payments'];
  columns: readonly Column[];
  /** How many payments are shown; the sums are those of all. */
  limit?: number;
  /** On paper: columns side by side; on a phone each row is a small card of its own. */
  isPaper?: boolean;
};

/** A schedule as a table with sums. */
export function ScheduleTable({ payments, columns, limit = payments.length, isPaper = false }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useScheduleWords();
  const count = payments.length;
  const total = totalOf(payments.map((payment) => ({ amount: payment.total })));
  const show = (figure: Figure) => (figure === null ? <Unknown text={words.unknown} /> : money(figure));

  return (
    <table className={isPaper ? styles['paper'] : styles['stack']}>
      <caption>
        <Plural value={count} one={`${count} payment`} other={`${count} payments`} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t({ message: 'Due', comment: 'Column of a schedule: number and day of a payment' })}</th>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {words.columns[column.name]}
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {payments.slice(0, limit).map(({ name, day, state, total: amount }, index) => (
          <tr key={`${String(index)} ${name}`}>
            <th scope="row">
              <span>{name}</span> <span className={styles['day']}>{day}</span>{' '}
              <span className={cx(styles['state'], styles[`is-${state}`])}>{words.states[state]}</span>
            </th>
            {columns.map((column) => (
              <Cell key={column.name} label={words.columns[column.name]} figure={column.figures[index] ?? null}>
                {show(column.figures[index] ?? null)}
              </Cell>
            ))}
            <td className={styles['total']}>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans comment="Last row of a table: the sum">Together</Trans>
          </th>
          {columns.map(({ name, sum }) =>
            name === 'outstanding' ? (
              // What is owed before each payment does not add up to anything.
              <td key={name} className={styles['unknown']}>
                –
              </td>
            ) : (
              <Cell key={name} label={words.columns[name]} figure={sum}>
                {show(sum)}
              </Cell>
            ),
          )}
          <td className={styles['total']}>{show(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type CellProps = { label: string; figure: Figure; children: ReactNode };

/** One figure, with the name of its column, which a phone shows beside it. */
function Cell({ label, figure, children }: CellProps) {
  return (
    <td className={cx(styles['part'], figure === null && styles['unknown'])}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>{' '}
      {children}
    </td>
  );
}

/** A dash on the screen, words for a screen reader. */
function Unknown({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
