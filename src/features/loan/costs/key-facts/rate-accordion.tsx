import { plural, Trans, useLingui } from '@lingui/macro';
import type { CostFacts } from '@/domain/loan-account';
import { type CashFlow, daysPerYear } from '@/domain/loan-cost';
import { sumMinor } from '@/domain/money';
import { toWholeUnits } from '@/domain/percent';
import { useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { Accordion } from '@/ui/accordion';
import { cx } from '@/ui/cx';
import { DataTable } from '@/ui/data-table';
import styles from '../costs.module.css';

/** `received` in minor units. */
type Props = { received: bigint; rate: NonNullable<CostFacts['rate']>; isEstimate: boolean };

/** Maximum number of payments with a row of their own. */
const maxShown = 6;

/** The calculation of the annual rate, with the person's own numbers. */
export function RateAccordion({ received, rate, isEstimate }: Props) {
  const amount = useMoney()(received);

  return (
    <Accordion name="rate" summary={<Trans>How the rate is worked out</Trans>}>
      <div className="stack">
        <p className={styles.text}>
          <Trans>
            Money that you pay back later is worth less than money today. The annual rate is the yearly rate,
            compounded, at which all your payments together are worth exactly what you received. Days are counted as
            they are, and a year has {daysPerYear}.
          </Trans>
        </p>
        <RateTable received={received} rate={rate} most={maxShown} />
        <p className={styles.note}>
          <Trans comment="An amount">
            We assume you receive the full {amount}, as no deduction is stated as an amount. If the loan information
            says something is deducted, the real rate is higher.
          </Trans>{' '}
          {isEstimate ? (
            <Trans>
              The payment plan does not name the payout date, so we took one instalment before the first due date. This
              rate is an estimate.
            </Trans>
          ) : (
            <Trans>If the money reaches you on another day, the rate changes a little.</Trans>
          )}
        </p>
      </div>
    </Accordion>
  );
}

/** The value of later payments on the day of the payout, in whole units that add up to the received amount. */
export function worthToday(received: bigint, flows: readonly CashFlow[], rate: number): bigint[] {
  let rest = received;
  return flows.map(({ day, amount }, index) => {
    const value = index === flows.length - 1 ? rest : toWholeUnits(Number(amount) * (1 + rate) ** (-day / daysPerYear));
    rest -= value;
    return value;
  });
}

type RateTableProps = Pick<Props, 'received' | 'rate'> & { most: number };

/** The equation of the annual rate, payment by payment. @param most maximum number of payments with a row each */
export function RateTable({ received, rate: { rate, flows, payout }, most }: RateTableProps) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const worth = worthToday(received, flows, rate);
  const shown = flows.slice(0, most);
  const more = flows.length - shown.length;
  const yearly = percent(rate, 2);
  const amount = money(received);
  return (
    <DataTable
      className={cx(styles.table, styles.even, styles.days)}
      captionClass={styles.note}
      caption={
        <Trans comment="Above a table of payments. A rate in per cent, a date">
          At {yearly} a year, counted from {payout}
        </Trans>
      }
      columns={[
        t({ message: 'Days after payout', comment: 'Column of a table' }),
        t({ message: 'You pay', comment: 'Column of a table: an amount' }),
        t({
          message: 'Worth at payout',
          comment: 'Column of a table: what a later payment is worth on the day of the payout',
        }),
      ]}
      rows={[
        ...shown.map(({ day, amount: payment }, index) => [
          t`${plural(day, { one: '# day', other: '# days' })}`,
          money(payment),
          money(worth[index] ?? 0n),
        ]),
        ...(more > 0
          ? [
              [
                t`${plural(more, { one: '# more payment', other: '# more payments' })}`,
                money(sumMinor(flows.slice(most).map((flow) => flow.amount))),
                money(sumMinor(worth.slice(most))),
              ],
            ]
          : []),
      ]}
      foot={[
        t({ message: 'Total', comment: 'Last row of a table: the sum' }),
        money(sumMinor(flows.map((flow) => flow.amount))),
        amount,
      ]}
    />
  );
}
