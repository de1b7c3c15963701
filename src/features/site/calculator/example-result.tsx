import { Trans, useLingui } from '@lingui/macro';
import type { ExampleLoan, ExampleInstallment } from '@/domain/example-loan';
import { Accordion } from '@/ui/accordion';
import { cx } from '@/ui/cx';
import { InstallmentBars } from './installment-bars';
import barsStyles from './bars.module.css';
import styles from './example-result.module.css';

type CostBarProps = { principal: bigint; interest: bigint };

/** How much of what is repaid is the loan itself, and how much its cost. The figures stand beside it. */
function CostBar({ principal, interest }: CostBarProps) {
  const share = (100 * Number(principal)) / Number(principal + interest || 1n);
  return (
    <svg className={barsStyles['cost']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={barsStyles['principal']} width={share} height="4" />
      <rect className={barsStyles['interest']} x={share} width={100 - share} height="4" />
    </svg>
  );
}

type InstallmentTableProps = { installments: readonly ExampleInstallment[]; money: (minor: bigint) => string };

/** The payments of the example, one by one. */
function InstallmentTable({ installments, money }: InstallmentTableProps) {
  const { t } = useLingui();
  const caption = t`Payments of the example`;
  return (
    <section className={styles['frame']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans comment="Column of a table of payments">Day</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column of a table of payments">Payment</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column of a table of payments">of it interest and fees</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {installments.map(({ day, principal, interest }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{money(principal + interest)}</td>
              <td>{money(interest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Props = { loan: ExampleLoan; money: (minor: bigint) => string };

/** The answer of the calculator: what comes back in all, what of it is cost, and when. */
export function ExampleResult({ loan, money }: Props) {
  const { t } = useLingui();
  const count = loan.installments.length;
  const [first] = loan.installments;
  return (
    <section className={styles['result']} aria-label={t`Result of the example`}>
      <p className={styles['label']}>
        <Trans>{count} payments of about</Trans>
      </p>
      <p className={styles['payment']}>{first && money(first.principal + first.interest)}</p>
      <CostBar principal={loan.principal} interest={loan.interest} />
      <dl className={styles['parts']}>
        <div className={styles['part']}>
          <dt>
            <span className={cx(styles['dot'], styles['principal'])} />
            <Trans comment="In the loan example">Borrowed</Trans>
          </dt>
          <dd>{money(loan.principal)}</dd>
        </div>
        <div className={styles['part']}>
          <dt>
            <span className={cx(styles['dot'], styles['interest'])} />
            <Trans comment="In the loan example: cost of the loan">Interest and fees</Trans>
          </dt>
          <dd>{money(loan.interest)}</dd>
        </div>
        <div className={cx(styles['part'], styles['total'])}>
          <dt>
            <Trans comment="In the loan example">Repaid in all</Trans>
          </dt>
          <dd>{money(loan.total)}</dd>
        </div>
      </dl>
      <InstallmentBars installments={loan.installments} />
      <Accordion summary={<Trans>Every payment of the example</Trans>}>
        <InstallmentTable installments={loan.installments} money={money} />
      </Accordion>
    </section>
  );
}
