import { Plural, Trans, useLingui } from '@lingui/macro';
import { type CashFlow, daysPerYear } from '@/domain/annual-rate';
import { toWholeUnits } from '@/domain/percent';
import { useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { cx } from '@/ui/cx';
import type { Facts } from './facts';
import styles from './cost-view.module.css';

/**
 * What later payments are worth on the day of the payout, rounded to whole units; the last takes up the rounding, so
 * that the column adds up to what was received.
 * @param rate a share a year, compounded
 */
export function worthToday(received: bigint, flows: readonly CashFlow[], rate: number): bigint[] {
  let rest = received;
  return flows.map(({ day, amount }, index) => {
    const value = index === flows.length - 1 ? rest : toWholeUnits(Number(amount) * (1 + rate) ** (-day / daysPerYear));
    rest -= value;
    return value;
  });
}

type Props = {
  /** Minor units. */
  received: bigint;
  rate: NonNullable<Facts['rate']>;
  /** So many payments are worked out one by one. */
  most: number;
};

/** The equation that the annual rate comes from, payment by payment. */
export function RateTable({ received, rate: { rate, flows, payout }, most }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const worth = worthToday(received, flows, rate);
  const shown = flows.slice(0, most);
  const more = flows.length - shown.length;
  const yearly = percent(rate, 2);
  const amount = money(received);
  return (
    <table className={cx(styles['table'], styles['even'])}>
      <caption className={styles['note']}>
        <Trans comment="Above a table of payments. A rate in per cent, a date">
          At {yearly} a year, counted from {payout}
        </Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t({ message: 'After', comment: 'Column of a table: so many days after the payout' })}</th>
          <th scope="col">{t({ message: 'You pay', comment: 'Column of a table: an amount' })}</th>
          <th scope="col">
            {t({
              message: 'Worth at payout',
              comment: 'Column of a table: what a later payment is worth on the day of the payout',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ day, amount: payment }, index) => (
          <tr key={`${String(index)} ${String(day)}`}>
            <th scope="row">
              <Plural value={day} one="# day" other="# days" />
            </th>
            <td>{money(payment)}</td>
            <td>{money(worth[index] ?? 0n)}</td>
          </tr>
        ))}
        {more > 0 && (
          <tr>
            <th scope="row">
              <Plural value={more} one="# more payment" other="# more payments" />
            </th>
            <td>{money(flows.slice(most).reduce((sum, flow) => sum + flow.amount, 0n))}</td>
            <td>{money(worth.slice(most).reduce((sum, value) => sum + value, 0n))}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t({ message: 'Together', comment: 'Last row of a table: the sum' })}</th>
          <td>{money(flows.reduce((sum, flow) => sum + flow.amount, 0n))}</td>
          <td>{amount}</td>
        </tr>
      </tfoot>
    </table>
  );
}
