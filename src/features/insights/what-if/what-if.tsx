import { Trans, useLingui } from '@lingui/macro';
import type { InstallmentPlan } from '@/api/contract/repayment';
import { useMoney } from '@/services/market';
import { Button } from '@/ui/button';
import { EarlyNote } from './early-note';
import { ExtendCard, type ExtensionOptions } from './extend-card';
import { FutureCard } from './future-card';
import { payAll, payNext, plannedTotal } from './futures';
import { LateCard } from './late-card';
import { useLateDays } from './late-days';
import { LateSection } from './late-section';
import { useComparison } from './use-comparison';
import styles from './what-if.module.css';

/** Where the comparison leads; the route knows the pages. */
export type WhatIfLinks = { onInstallments: () => void; onExtension: () => void };

type Props = WhatIfLinks & {
  plan: InstallmentPlan;
  /** How to ask what an extension costs; `null` where none is offered. */
  extension: ExtensionOptions | null;
};

/**
 * Four ways to go on, side by side in money: the next period now, everything now, an extension, and being late. Amounts
 * are the server's; what it does not say is worked out and marked as an estimate (decision 54).
 */
export function WhatIf({ plan, extension, onInstallments, onExtension }: Props) {
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
  const toInstallments = (
    <Button variant="quiet" className={styles['way']} onClick={onInstallments}>
      {t({ message: 'See instalments', comment: 'Button: leads to the page where instalments are paid' })}
    </Button>
  );

  return (
    <div className={styles['what']}>
      <p className={styles['intro']}>
        <Trans comment="An amount: all that is still to be paid if every instalment is paid on its day">
          As planned, you still pay {money(plannedTotal(periods))} in all.
        </Trans>
      </p>
      <div className={styles['cards']}>
        <FutureCard title={t`Pay the next instalment`} future={payNext(periods)} leftFrom={second?.dueDate ?? null}>
          {toInstallments}
        </FutureCard>
        <FutureCard title={t`Pay everything now`} future={payAll(periods)}>
          {toInstallments}
        </FutureCard>
        <ExtendCard periods={periods} options={extension} onExtension={onExtension} />
        <LateCard periods={periods} costOf={costOf} days={days} />
      </div>
      {isEarly && <EarlyNote rule={rules.prepayment} from={earlyFrom} today={today} />}
      <LateSection periods={periods} next={next} costOf={costOf} rule={rules.lateCost} days={days} />
    </div>
  );
}
