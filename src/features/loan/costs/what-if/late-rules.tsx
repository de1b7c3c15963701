import { Trans } from '@lingui/macro';
import type { LateCostRule } from '@/domain/late-cost';
import { capOn, marketRules } from '@/domain/market-rules';
import { useMarket, useMoney, useToday } from '@/platform/i18n/market';
import { useRate } from '@/platform/i18n/use-percent';
import styles from './what-if.module.css';

/** `isLate`: today's amount contains the penalty. `ceiling`: of further days, minor units; `null` without a limit. */
type Props = { rule: LateCostRule; isLate: boolean; ceiling: bigint | null };

/** The rules behind the curve (specification section 9, decision 54, what if). */
export function LateRules({ rule: { steps, penalty }, isLate, ceiling }: Props) {
  const money = useMoney();
  const rate = useRate();
  const total = capOn(marketRules(useMarket()).caps.total, useToday());
  const mostTotal = total && rate(total.percent);
  const parts = steps.map((step) => ({ ...step, daily: rate(step.percentPerDay) }));
  return (
    <ul className={styles.rules}>
      {parts.map(({ fromDay, toDay, daily }) => (
        <li key={fromDay}>
          {toDay === null ? (
            <Trans comment="Late charge: from this late day on">
              From day {fromDay}: {daily} of the unpaid amount a day
            </Trans>
          ) : (
            <Trans comment="Late charge: between these late days">
              Days {fromDay} to {toDay}: {daily} of the unpaid amount a day
            </Trans>
          )}
        </li>
      ))}
      <li>
        {penalty === null ? (
          <Trans>The terms have no fixed penalty</Trans>
        ) : isLate ? (
          <Trans>The penalty is in today’s amount already</Trans>
        ) : (
          <Trans comment="Two amounts. The page does not know which kind of client reads it">
            A penalty once, {money(penalty.newClient)}: that of new clients, the higher one. Repeat clients pay{' '}
            {money(penalty.repeatClient)}
          </Trans>
        )}
      </li>
      {ceiling !== null && (
        <li>
          {ceiling > 0n ? (
            <Trans comment="An amount">
              Never more than {money(ceiling)} on top: late charges end at what is unpaid
            </Trans>
          ) : (
            <Trans>The late charges have reached their limit: they no longer grow</Trans>
          )}
        </li>
      )}
      {mostTotal !== undefined && (
        <li>
          <Trans comment="The most that a loan may cost by law">
            Interest, fees and late charges together: never more than {mostTotal} of the amount borrowed
          </Trans>
        </li>
      )}
    </ul>
  );
}
