import { Plural, Trans, useLingui } from '@lingui/macro';
import type { AnyPlan, Figure, PaymentState } from '@/domain/loan-plan';
import { totalOf } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import type { Column, ColumnName } from './schedule';
import styles from '../costs.module.css';

type ScheduleWords = {
  states: Record<PaymentState, string>;
  columns: Record<ColumnName, string>;
  total: string;
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
  };
}

type Props = { payments: AnyPlan['payments']; columns: readonly Column[] };

/** A schedule as a table with sums, for paper and files: a phone shows the list (`PaymentList`). */
export function ScheduleTable({ payments, columns }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useScheduleWords();
  const count = payments.length;
  const total = totalOf(payments.map((payment) => ({ amount: payment.total })));
  const show = (figure: Figure | undefined) => (figure === null || figure === undefined ? '–' : money(figure));

  return (
    <table className={styles['paperTable']}>
      <caption>
        <Plural value={count} one={`${count} payment`} other={`${count} payments`} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t({ message: 'Due', comment: 'Column of a schedule: number and day of a payment' })}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {words.columns[name]}
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ name, day, state, total: amount }, index) => (
          <tr key={`${String(index)} ${name}`}>
            <th scope="row">
              {name} {day} {words.states[state]}
            </th>
            {columns.map((column) => (
              <td key={column.name}>{show(column.figures[index])}</td>
            ))}
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans comment="Last row of a table: the sum">Together</Trans>
          </th>
          {columns.map(({ name, sum }) => (
            <td key={name}>{show(sum)}</td>
          ))}
          <td>{show(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
