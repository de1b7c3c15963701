import { Plural, Trans } from '@lingui/macro';
import { addDays } from '@/domain/calendar-days';
import { marketRules } from '@/domain/market-rules';
import { earliestPrepayment } from '@/domain/prepayment';
import { useMarket } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { Accordion } from '@/ui/accordion';
import styles from './cost-view.module.css';

type Props = {
  /** `YYYY-MM-DD`, `null` where they are not known. */
  payout: string | null;
  lastDue: string | null;
  /** Whether the payout day is taken, not told. */
  isEstimate: boolean;
};

/** In which days the loan may be given back; that none are named is said as well. */
export function CoolingOff({ days: coolingOffDays }: { days: number | null }) {
  return coolingOffDays === null ? (
    <Trans>
      The loan terms name no cooling-off period: no days in which the loan could be given back free of charge.
    </Trans>
  ) : (
    <Plural
      value={coolingOffDays}
      one="Until # day after the payout you can give the loan back; only the interest of that day is due."
      other="Until # days after the payout you can give the loan back; only the interest of those days is due."
    />
  );
}

/** Giving the loan back, and repaying it early: what the market's rules say, and from when on. */
export function EarlyAccordion({ payout, lastDue, isEstimate }: Props) {
  const percent = usePercent();
  const { coolingOffDays, prepayment } = marketRules(useMarket());
  const { fromDay, afterShareOfTerm } = prepayment;
  const from =
    payout !== null && lastDue !== null && payout < lastDue ? earliestPrepayment(payout, lastDue, prepayment) : null;
  const until = coolingOffDays === null || payout === null ? null : addDays(payout, coolingOffDays);

  return (
    <Accordion name="early" summary={<Trans>Repaying early, giving back</Trans>}>
      <div className={styles['stack']}>
        <p className={styles['text']}>
          <CoolingOff days={coolingOffDays} />{' '}
          {until !== null && <Trans comment="A date">That is until {until}.</Trans>}
        </p>
        <p className={styles['text']}>
          <Trans comment="A share of the loan's term, such as 50%; a number of days, more than one">
            You can repay the whole loan early once {percent(afterShareOfTerm)} of its term is over, and not before day{' '}
            {fromDay} after the payout.
          </Trans>{' '}
          {from !== null &&
            (isEstimate ? (
              <Trans comment="A date">
                For this loan, that is about {from}: the exact day of the payout is not known to us.
              </Trans>
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
