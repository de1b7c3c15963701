import { plural, Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { addDays } from '@/domain/calendar-days';
import type { LateCostRule } from '@/domain/late-cost';
import type { LoanPlan, Payment } from '@/domain/loan-plan';
import type { MarketRules } from '@/domain/market-rules';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMoney } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { DataTable } from '@/ui/data-table';
import { LateRules } from '@/ui/late-rules';
import { LateCurve, maxLateDays, stepEnds, useLateWords } from './late-curve';
import { ExtendCard, OptionCard, WayButton } from './option-card';
import { debtOf, furtherCeiling, optionOf, othersLateCost, plannedTotal, useComparison } from './repayment-options';
import styles from './what-if.module.css';

type EarlyNoteProps = { rule: MarketRules['prepayment']; from: string | null; today: string };

/** The terms' rule about early repayment, while it forbids it or it is unknown whether it is met. */
function EarlyNote({ rule: { fromDay, afterShareOfTerm }, from, today }: EarlyNoteProps) {
  const share = `${Math.round(afterShareOfTerm * 100)}%`;
  if (from !== null && from <= today) return null;
  return (
    <p className={styles.note} data-tone="info">
      <Trans comment="share: of the loan's term, such as 50%; fromDay: a number of days">
        By the terms, what is not yet due can be repaid after {share} of the term, and not before day {fromDay} after
        the payout.
      </Trans>{' '}
      {from !== null && (
        <Trans comment="A date, worked out from the payment plan">By your plan that is about {from}.</Trans>
      )}{' '}
      <Trans>The instalment page shows what can be paid today.</Trans>
    </p>
  );
}

/** Paying the next period late, by the number of days selected on the curve. */
function LateCard({ periods, costOf, days }: Pick<LateSectionProps, 'periods' | 'costOf' | 'days'>) {
  const { t } = useLingui();
  const [next] = periods;
  const isLate = (next?.dueIn ?? 0) < 0;
  const title = isLate
    ? t`Pay ${plural(days, { one: '# day from today', other: '# days from today' })}`
    : t`Pay ${plural(days, { one: '# day late', other: '# days late' })}`;
  const day = next?.date ? addDays(next.date, isLate ? days - (next.dueIn ?? 0) : days) : '';
  return <OptionCard title={title} isEstimate option={optionOf(periods, 0n, costOf(days))} leftFrom={day} />;
}

const initialLateDays = 7;

/** Four options with their amounts: the server's, and estimates that are marked (decision 54, what if). */
export function WhatIf({ orderKey, loan, plan }: { orderKey: OrderKey; loan: LoanDetails; plan: LoanPlan }) {
  const { t } = useLingui();
  const money = useMoney();
  const [days, setDays] = useState(initialLateDays);
  const { periods, next, costOf, rules, earlyFrom } = useComparison(plan);

  if (!next || !costOf) return <p>{t`Nothing is left to pay, so there is nothing to compare.`}</p>;
  const second = periods[1];
  const isEarly = periods.slice(1).some(({ dueIn }) => dueIn !== null && dueIn > 0);

  return (
    <div className="stack">
      <p className={styles.small}>
        <Trans comment="An amount: all that is still to be paid if every instalment is paid on its day">
          As planned, you still pay {money(plannedTotal(periods))} in total.
        </Trans>
      </p>
      <div className={styles.cards}>
        <OptionCard
          title={t`Pay the next instalment`}
          option={optionOf(periods, next.total)}
          leftFrom={second?.date ?? ''}
        >
          <WayButton to="/installment" orderKey={orderKey} />
        </OptionCard>
        {/* The server names no discount for it. */}
        <OptionCard title={t`Pay everything now`} option={optionOf(periods, plannedTotal(periods))}>
          <WayButton to="/installment" orderKey={orderKey} />
        </OptionCard>
        <ExtendCard orderKey={orderKey} loan={loan} periods={periods} />
        <LateCard periods={periods} costOf={costOf} days={days} />
      </div>
      {isEarly && <EarlyNote rule={rules.prepayment} from={earlyFrom} today={plan.today} />}
      <LateSection periods={periods} next={next} costOf={costOf} rule={rules.lateCost} days={days} onSelect={setDays} />
    </div>
  );
}

/** Days that show the shape of the curve. */
const samples = [1, 7, 14, 30, 60, 90, maxLateDays];

/** The curve as a table, for screen readers. */
function LateTable({ costOf, isLate }: { costOf: (days: number) => bigint; isLate: boolean }) {
  const { t } = useLingui();
  const money = useMoney();
  const { dayOf } = useLateWords(isLate);
  return (
    // A table is never narrower than its words, so an element around it hides it.
    <div className="sr-only">
      <DataTable
        caption={
          <Trans comment="Title of a table: so many days late, and what that costs">
            What being late costs, in figures
          </Trans>
        }
        columns={[
          t({ message: 'When it is paid', comment: 'Column of a table' }),
          t({ message: 'Extra cost, estimated', comment: 'Column of a table: an estimated amount' }),
        ]}
        rows={samples.map((days) => [dayOf(days), money(costOf(days))])}
      />
    </div>
  );
}

type LateSectionProps = {
  periods: readonly Payment[];
  next: Payment;
  costOf: (days: number) => bigint;
  rule: LateCostRule;
  days: number;
  onSelect: (days: number) => void;
};

/** The cost of being late with the next period: the curve, its figures, and its rules. */
function LateSection({ periods, next, costOf, rule, days, onSelect }: LateSectionProps) {
  const { t } = useLingui();
  const money = useMoney();
  const debt = debtOf(next, rule);
  const isLate = debt.lateDays > 0;
  const ceiling = furtherCeiling(debt);
  // These are not in the curve.
  const others = othersLateCost(periods, days, rule);
  return (
    <section className={cx('stack-2', styles.late)} aria-labelledby="what-late-costs">
      <h3 id="what-late-costs" className={styles.heading}>{t`What being late costs`}</h3>
      <p className={styles.small}>
        <Trans>
          An estimate by the loan terms, for the next instalment. Drag or tap the curve; what counts is the amount on
          your bill.
        </Trans>
      </p>
      <LateCurve
        costOf={costOf}
        days={days}
        onSelect={onSelect}
        marks={stepEnds(rule.steps, debt.lateDays, maxLateDays)}
        hasCeiling={ceiling !== null && ceiling > 0n && costOf(maxLateDays) >= ceiling}
        isLate={isLate}
      />
      <LateTable costOf={costOf} isLate={isLate} />
      <LateRules className={styles.rules} rule={rule} isLate={isLate} ceiling={ceiling} />
      <p className={styles.others}>
        {others > 0n && (
          <Trans comment="An amount, estimated">
            By then later instalments would be late too: about {money(others)} on top if they are not paid either.
          </Trans>
        )}
      </p>
    </section>
  );
}
