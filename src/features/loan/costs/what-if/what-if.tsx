import { Trans, useLingui, plural } from '@lingui/macro';
import { addDays } from '@/domain/calendar-days';
import type { MarketRules } from '@/domain/market-rules';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useMoney } from '@/platform/i18n/market';
import { ExtendCard } from './extend-card';
import { InstallmentsButton } from './installments-button';
import { useLateDays, useDays, type LateDays } from './late-days';
import { LateSection } from './late-section';
import { OptionCard } from './option-card';
import { payAll, payNext, plannedTotal, payLate, type Waiting } from './repayment-options';
import { useComparison } from './use-comparison';
import styles from './what-if.module.css';

type EarlyNoteProps = {
  rule: MarketRules['prepayment'];
  /** About when it begins, `YYYY-MM-DD`; `null` where the plan does not tell. */
  from: string | null;
  /** The lender's calendar day. */
  today: string;
};

/** The terms' rule about repaying what is not yet due, where it still stands in the way or is not known to be met. */
function EarlyNote({ rule: { fromDay, afterShareOfTerm }, from, today }: EarlyNoteProps) {
  const share = `${Math.round(afterShareOfTerm * 100)}%`;
  if (from !== null && from <= today) return null;
  return (
    <p className={styles['note']}>
      <Trans comment="share: of the loan's term, such as 50%; fromDay: a number of days">
        By the terms, what is not yet due can be repaid after {share} of the term, and not before day {fromDay}.
      </Trans>{' '}
      {from !== null && (
        <Trans comment="A date, worked out from the payment plan">By your plan that is about {from}.</Trans>
      )}{' '}
      <Trans>The instalment page shows what can be paid today.</Trans>
    </p>
  );
}

type LateCardProps = {
  periods: readonly Waiting[];
  costOf: (days: number) => bigint;
  days: LateDays;
};

/** Paying the next period as many days late as the curve below is dragged to. */
function LateCard({ periods, costOf, days: chosen }: LateCardProps) {
  const { t } = useLingui();
  const days = useDays(chosen);
  const [next] = periods;
  const isLate = (next?.dueIn ?? 0) < 0;
  const title = isLate
    ? t`Pay ${plural(days, { one: '# day from today', other: '# days from today' })}`
    : t`Pay ${plural(days, { one: '# day late', other: '# days late' })}`;
  const day = next?.dueDate ? addDays(next.dueDate, isLate ? days - (next.dueIn ?? 0) : days) : null;
  return <OptionCard title={title} isEstimate option={payLate(periods, costOf(days))} leftFrom={day} />;
}

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/**
 * Four ways to go on, side by side in money: the next period now, everything now, an extension, and being late. Amounts
 * are the server's; what it does not say is worked out and marked as an estimate (decision 54, what if).
 */
export function WhatIf({ orderKey, loan, plan }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const days = useLateDays();
  const { periods, next, costOf, rules, earlyFrom, today } = useComparison(plan);

  if (!next || !costOf) {
    return (
      <p>
        <Trans>Nothing is left to pay, so there is nothing to compare.</Trans>
      </p>
    );
  }
  const second = periods[1];
  const isEarly = periods.slice(1).some(({ dueIn }) => dueIn !== null && dueIn > 0);

  return (
    <div className={styles['what']}>
      <p className={styles['intro']}>
        <Trans comment="An amount: all that is still to be paid if every instalment is paid on its day">
          As planned, you still pay {money(plannedTotal(periods))} in all.
        </Trans>
      </p>
      <div className={styles['cards']}>
        <OptionCard title={t`Pay the next instalment`} option={payNext(periods)} leftFrom={second?.dueDate ?? null}>
          <InstallmentsButton orderKey={orderKey} />
        </OptionCard>
        <OptionCard title={t`Pay everything now`} option={payAll(periods)}>
          <InstallmentsButton orderKey={orderKey} />
        </OptionCard>
        <ExtendCard orderKey={orderKey} loan={loan} periods={periods} />
        <LateCard periods={periods} costOf={costOf} days={days} />
      </div>
      {isEarly && <EarlyNote rule={rules.prepayment} from={earlyFrom} today={today} />}
      <LateSection periods={periods} next={next} costOf={costOf} rule={rules.lateCost} days={days} />
    </div>
  );
}
