import { Trans, useLingui } from '@lingui/macro';
import type { ExampleInstallment } from '@/domain/example-loan';
import styles from './installment-table.module.css';

type Props = { installments: readonly ExampleInstallment[]; money: (minor: bigint) => string };

/** The payments of the example, one by one. */
export function InstallmentTable({ installments, money }: Props) {
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
              <Trans comment="Column of a table of payments">of it interest</Trans>
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
