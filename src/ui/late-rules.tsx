import { Trans } from '@lingui/macro';
import type { LateCostRule } from '@/domain/late-cost';
import { capOn, marketRules } from '@/domain/market-rules';
import { useMarket, useMoney, useToday } from '@/platform/i18n/market';
import { useRate } from '@/platform/i18n/use-percent';

type Props = {
  rule: LateCostRule;
  className?: string | undefined;
  /** Whether today's amount contains the penalty. */
  isLate?: boolean;
  /** The largest cost of further days for the next instalment, minor units; `null` if there is none or no limit. */
  ceiling?: bigint | null;
};

/** The charges for late payment of the page's market as a list (decision 52, market rules; decision 54, what if). */
export function LateRules({ rule: { steps, penalty, ceilingPercent }, className, isLate, ceiling = null }: Props) {
  const money = useMoney();
  const rate = useRate();
  const total = capOn(marketRules(useMarket()).caps.total, useToday());
  const most = ceilingPercent !== null && rate(ceilingPercent);
  const mostTotal = total && rate(total.percent);
  const parts = steps.map((step) => ({ ...step, daily: rate(step.percentPerDay) }));
  return (
    <ul className={className}>
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
          <Trans>There is no fixed penalty</Trans>
        ) : isLate ? (
          <Trans>The penalty is in today’s amount already</Trans>
        ) : (
          <Trans comment="Two amounts. The page does not know which kind of client reads it">
            A penalty once: {money(penalty.newClient)} for new clients, {money(penalty.repeatClient)} for repeat clients
          </Trans>
        )}
      </li>
      {most !== false && (
        <li>
          <Trans comment="The most that late charges may be, in per cent">
            Late charges together never exceed {most} of the unpaid amount
          </Trans>
        </li>
      )}
      {ceiling !== null && (
        <li>
          {ceiling > 0n ? (
            <Trans comment="The most that the late charges may still grow: an amount">
              For the next instalment, late charges can still grow by at most {money(ceiling)}
            </Trans>
          ) : (
            <Trans>The late charges have reached their limit: they no longer grow</Trans>
          )}
        </li>
      )}
      {mostTotal !== undefined && (
        <li>
          <Trans comment="The most that a loan may cost by law">
            Interest, fees and late charges of a loan together never exceed {mostTotal} of the amount you borrowed
          </Trans>
        </li>
      )}
    </ul>
  );
}
