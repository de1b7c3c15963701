import type { Figure, PartName, Payment } from '@/domain/loan-plan';
import { sumMinor } from '@/domain/money';

/** `outstanding` is the principal that is owed before a payment is made. */
export type ColumnName = 'outstanding' | PartName;

/** One column of a schedule: a figure for each payment, and their sum. */
export type Column = {
  name: ColumnName;
  figures: readonly Figure[];
  /** Minor units; `null` where a figure is no number, or the figures do not add up to anything. */
  sum: bigint | null;
};

type Payments = readonly Pick<Payment<bigint | string>, 'stated'>[];

function columnOf(payments: Payments, name: PartName): Column {
  const figures = payments.map(({ stated }) => stated[name]);
  const numbers = figures.flatMap((figure) => (typeof figure === 'bigint' ? [figure] : []));
  return { name, figures, sum: figures.length > 0 && numbers.length === figures.length ? sumMinor(numbers) : null };
}

const isFilled = ({ name, figures }: Column) =>
  figures.some((figure) => figure !== null && (name !== 'fee' || figure !== 0n));

/** The columns in which at least one payment has a figure, in their order; a column of fees of zero is left out. */
export function columnsOf(payments: Payments): Column[] {
  const names: PartName[] = ['principal', 'interest', 'fee'];
  return names.map((name) => columnOf(payments, name)).filter(isFilled);
}

/**
 * The columns of a regulator's form, filled or not: principal, interest, and what is owed before each payment. That is
 * the sum of the principals to come, `null` where the server leaves one of them out.
 */
export function formColumnsOf(payments: Payments): Column[] {
  const principal = columnOf(payments, 'principal');
  const interest = columnOf(payments, 'interest');
  const fee = columnOf(payments, 'fee');
  const outstanding = principal.figures.map((_, index) => {
    const left = principal.figures.slice(index);
    const numbers = left.flatMap((figure) => (typeof figure === 'bigint' ? [figure] : []));
    return numbers.length === left.length ? sumMinor(numbers) : null;
  });
  return [
    { name: 'outstanding', figures: outstanding, sum: null },
    principal,
    interest,
    ...(isFilled(fee) ? [fee] : []),
  ];
}
