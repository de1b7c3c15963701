import { Trans } from '@lingui/macro';
import { useMemo } from 'react';
import type { LateCostRule } from '@/domain/late-cost';
import { useMoney } from '@/platform/i18n/market';
import { stepEnds } from './curve-shape';
import { furtherCeiling } from './further-late-cost';
import { LateCurve } from './late-curve';
import { maxLateDays, useDays, type LateDays } from './late-days';
import { LateRules } from './late-rules';
import { useLateWords } from './late-words';
import { debtOf, othersLateCost, payingIn, type Waiting } from './repayment-options';
import styles from './what-if.module.css';

type LateTableProps = { costOf: (days: number) => bigint; isLate: boolean };

/** Days that tell the curve's story. */
const samples = [1, 7, 14, 30, 60, 90, maxLateDays];

/** The curve for those who do not see it. */
function LateTable({ costOf, isLate }: LateTableProps) {
  const money = useMoney();
  const { dayOf } = useLateWords(isLate);
  return (
    // A table is never narrower than its words: what hides it stands around it.
    <div className="sr-only">
      <table>
        <caption>
          <Trans comment="Title of a table: so many days late, and what that costs">
            What being late costs, in figures
          </Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans comment="Column of a table">When it is paid</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column of a table: an estimated amount">Costs more, estimated</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {samples.map((days) => (
            <tr key={days}>
              <th scope="row">{dayOf(days)}</th>
              <td>{money(costOf(days))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Props = {
  periods: readonly Waiting[];
  next: Waiting;
  costOf: (days: number) => bigint;
  rule: LateCostRule;
  days: LateDays;
};

/** What being late with the next period costs: the curve, the same in figures, and by which rules it is worked out. */
export function LateSection({ periods, next, costOf, rule, days }: Props) {
  const debt = debtOf(next, rule);
  const isLate = debt.lateDays > 0;
  const marks = useMemo(() => stepEnds(rule.steps, debt.lateDays, maxLateDays), [rule, debt.lateDays]);
  const ceiling = furtherCeiling(debt);
  return (
    <section className={styles['late']} aria-labelledby="what-late-costs">
      <h3 id="what-late-costs" className={styles['heading']}>
        <Trans>What being late costs</Trans>
      </h3>
      <p className={styles['small']}>
        <Trans>
          An estimate by the loan terms, for the next instalment. Drag or tap the curve; what counts is what the lender
          asks for.
        </Trans>
      </p>
      <LateCurve
        costOf={costOf}
        days={days}
        marks={marks}
        hasCeiling={ceiling !== null && ceiling > 0n && costOf(maxLateDays) >= ceiling}
        isLate={isLate}
      />
      <LateTable costOf={costOf} isLate={isLate} />
      <LateRules rule={rule} isLate={isLate} ceiling={ceiling} />
      <Others periods={periods} next={next} rule={rule} days={days} />
    </section>
  );
}

/** Periods that become late while the next one is: not in the curve, so it is said. */
function Others({ periods, next, rule, days }: Pick<Props, 'periods' | 'next' | 'rule' | 'days'>) {
  const money = useMoney();
  const cost = othersLateCost(periods, payingIn(next, useDays(days)), rule);
  return (
    <p className={styles['others']}>
      {cost > 0n && (
        <Trans comment="An amount, estimated">
          By then later instalments would be late too: about {money(cost)} on top if they are not paid either.
        </Trans>
      )}
    </p>
  );
}
