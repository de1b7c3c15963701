import { plural, Plural, Trans, useLingui } from '@lingui/macro';
import { addDays } from '@/domain/calendar-days';
import { lateCost } from '@/domain/late-cost';
import type { CostFacts } from '@/domain/loan-account';
import { type CashFlow, daysPerYear } from '@/domain/loan-cost';
import { earliestPrepayment } from '@/domain/loan-plan';
import { marketRules } from '@/domain/market-rules';
import { sumMinor } from '@/domain/money';
import { toWholeUnits } from '@/domain/percent';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { Accordion } from '@/ui/accordion';
import { cx } from '@/ui/cx';
import { DataTable } from '@/ui/data-table';
import { LateRules } from '@/ui/late-rules';
import { furtherCeiling } from '../what-if/repayment-options';
import { payoutOf } from './facts';
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

/** The days in which the loan may be given back; also says if there are none. */
export function CoolingOff({ days: coolingOffDays }: { days: number | null }) {
  return coolingOffDays === null ? (
    <Trans>
      The loan terms have no cooling-off period: no days in which the loan could be returned free of charge.
    </Trans>
  ) : (
    <Plural
      value={coolingOffDays}
      one="Within # day of the payout you can return the loan; only the interest of that day is due."
      other="Within # days of the payout you can return the loan; only the interest of those days is due."
    />
  );
}

/** The market's rules for giving the loan back and for early repayment, and from when. */
export function EarlyAccordion({ facts }: { facts: CostFacts }) {
  const percent = usePercent();
  const payout = payoutOf(facts);
  const { lastDue } = facts;
  const { coolingOffDays, prepayment } = marketRules(useMarket());
  const { fromDay, afterShareOfTerm } = prepayment;
  const from =
    payout !== null && lastDue !== null && payout < lastDue ? earliestPrepayment(payout, lastDue, prepayment) : null;
  // An estimated day is no limit to rely on.
  const until = coolingOffDays === null || facts.payout === null ? null : addDays(facts.payout, coolingOffDays);

  return (
    <Accordion name="early" summary={<Trans>Early repayment and returns</Trans>}>
      <div className="stack">
        <p className={styles.text}>
          <CoolingOff days={coolingOffDays} />{' '}
          {until !== null && <Trans comment="A date">That is until {until}.</Trans>}
        </p>
        <p className={styles.text}>
          <Trans comment="A share of the loan's term, such as 50%; a number of days, more than one">
            You can repay the whole loan early once {percent(afterShareOfTerm)} of its term is over, and not before day{' '}
            {fromDay} after the payout.
          </Trans>{' '}
          {from !== null &&
            (facts.payout === null ? (
              <Trans comment="A date">For this loan, that is about {from}: the day of the payout is an estimate.</Trans>
            ) : (
              <Trans comment="A date">
                For this loan, that is from {from} on, if the money is paid out on {payout}.
              </Trans>
            ))}
        </p>
      </div>
    </Accordion>
  );
}

/** Late days of the example. */
const lateDays = 5;

/** The cost of being late by the rules (decision 52, market rules). @param amount minor units, for an example */
export function OverdueAccordion({ amount }: { amount: bigint | null }) {
  const { t } = useLingui();
  const money = useMoney();
  const rule = marketRules(useMarket()).lateCost;
  const unpaid = amount ?? 0n;
  const costs = [false, true].map((isRepeatClient) => lateCost({ unpaid, days: lateDays, rule, isRepeatClient }));
  const differ = new Set(costs.map(({ total }) => total)).size > 1;
  const columns = differ ? costs : costs.slice(0, 1);
  const ceiling = amount === null ? null : furtherCeiling({ present: amount, lateDays: 0, rule });
  const payment = money(unpaid);
  const penalties = rule.penalty && [
    t({ message: 'Penalty, once', comment: 'Row of a table of late charges' }),
    ...columns.map(({ penalty }) => money(penalty)),
  ];

  return (
    <Accordion name="late" summary={<Trans>If you pay late</Trans>}>
      <div className="stack">
        <div className={styles.text}>
          <LateRules rule={rule} ceiling={ceiling} />
        </div>
        {unpaid > 0n && (
          <DataTable
            className={cx(styles.table, styles.even)}
            captionClass={styles.text}
            caption={
              <Trans comment="An amount; a number of days, always more than one">
                For example, {payment} paid {lateDays} days late:
              </Trans>
            }
            columns={
              differ
                ? [
                    t({ message: 'Late charge', comment: 'Column of a table of late charges: what is charged' }),
                    t({ message: 'New client', comment: 'Column of a table of late charges' }),
                    t({ message: 'Repeat client', comment: 'Column of a table of late charges: has borrowed before' }),
                  ]
                : undefined
            }
            rows={[
              ...(penalties ? [penalties] : []),
              [
                t({ message: `Late charge for ${lateDays} days`, comment: 'Row of a table; always more than one day' }),
                ...columns.map(({ interest }) => money(interest)),
              ],
            ]}
            foot={[
              t({ message: 'More to pay', comment: 'Last row of a table of late charges: the sum' }),
              ...columns.map(({ total }) => money(total)),
            ]}
          />
        )}
        {unpaid > 0n && (
          <p className={styles.note}>
            <Trans>This is an estimate by the loan terms. What counts is the amount on your bill.</Trans>
          </p>
        )}
      </div>
    </Accordion>
  );
}
