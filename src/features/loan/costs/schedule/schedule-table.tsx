import { Plural, useLingui } from '@lingui/macro';
import { type AnyPlan, type PartName, partNames, type Payment } from '@/domain/loan-plan';
import { type Figure, totalOf } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import { DataTable } from '@/ui/data-table';
import styles from '../costs.module.css';

/** The kinds of parts of an amount. `charges`: fees that contain a late fee of unknown amount. */
export type LedgerPartKind = 'principal' | 'interest' | 'fee' | 'late-charge' | 'charges';

/** Minor units; never zero. */
type LedgerPart = { kind: LedgerPartKind; amount: bigint };

/** The parts of a payment that are not zero; empty if the server's parts do not add up to it. */
export function ledgerParts({ parts }: Pick<Payment, 'parts'>): LedgerPart[] {
  if (!parts) return [];
  const { principal, interest, fees, lateFee } = parts;
  const all: LedgerPart[] = [
    { kind: 'principal', amount: principal },
    { kind: 'interest', amount: interest },
    { kind: lateFee === null ? 'charges' : 'fee', amount: fees },
    { kind: 'late-charge', amount: lateFee ?? 0n },
  ];
  return all.filter(({ amount }) => amount !== 0n);
}

/** A column of a schedule; `outstanding`: principal before a payment. `sum`: minor units, `null` without a meaning. */
export type Column = { name: 'outstanding' | PartName; figures: readonly Figure[]; sum: bigint | null };

/**
 * The columns of a schedule with at least one figure, in order; a column of zero fees is left out.
 * @param isForm as in a regulator's form: principal and interest in any case, after the outstanding principal, which is
 *   the sum of the principals to come (`null` if the server leaves one of them out)
 */
export function columnsOf(payments: readonly Pick<Payment<bigint | string>, 'stated'>[], isForm = false): Column[] {
  const columns = partNames.map((name): Column => {
    const figures = payments.map(({ stated }) => stated[name]);
    return { name, figures, sum: totalOf(figures) };
  });
  const isFilled = ({ name, figures }: Column) =>
    figures.some((figure) => figure !== null && (name !== 'fee' || figure !== 0n));
  if (!isForm) return columns.filter(isFilled);
  const outstanding = payments.map((_, index) => totalOf(payments.slice(index).map(({ stated }) => stated.principal)));
  return [
    { name: 'outstanding', figures: outstanding, sum: null },
    ...columns.filter((column) => column.name !== 'fee' || isFilled(column)),
  ];
}

/** The names of the columns and states of a schedule. */
export function useScheduleWords() {
  const { t } = useLingui();
  return {
    states: {
      paid: t({ message: 'Paid', comment: 'State of a payment' }),
      late: t({ message: 'Late', comment: 'State of a payment' }),
      next: t({ message: 'Next', comment: 'State of a payment: the one that comes next' }),
      ahead: t({ message: 'To come', comment: 'State of a payment: later than the next' }),
      unknown: '',
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

/** A schedule as a table with sums, for paper and files; a phone shows the list (`PaymentList`). */
export function ScheduleTable({ payments, columns }: { payments: AnyPlan['payments']; columns: readonly Column[] }) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useScheduleWords();
  const count = payments.length;
  const total = totalOf(payments.map((payment) => payment.total));
  const show = (figure: Figure | undefined) => (figure === null || figure === undefined ? '–' : money(figure));

  return (
    <DataTable
      className={styles.table}
      caption={<Plural value={count} one={`${count} payment`} other={`${count} payments`} />}
      columns={[
        t({ message: 'Due', comment: 'Column of a schedule: number and day of a payment' }),
        ...columns.map(({ name }) => words.columns[name]),
        words.total,
      ]}
      rows={payments.map(({ name, day, state, total: amount }, index) => [
        `${name} ${day} ${words.states[state]}`.trim(),
        ...columns.map(({ figures }) => show(figures[index])),
        money(amount),
      ])}
      foot={[
        t({ message: 'Total', comment: 'Last row of a table: the sum' }),
        ...columns.map(({ sum }) => show(sum)),
        show(total),
      ]}
    />
  );
}
