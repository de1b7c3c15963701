import { Trans } from '@lingui/macro';
import type { MarketRules } from '@/domain/market-rules';
import styles from './what-if.module.css';

type Props = {
  rule: MarketRules['prepayment'];
  /** About when it begins, `YYYY-MM-DD`; `null` where the plan does not tell. */
  from: string | null;
  /** The lender's calendar day. */
  today: string;
};

/** The terms' rule about repaying what is not yet due, where it still stands in the way or is not known to be met. */
export function EarlyNote({ rule: { fromDay, afterShareOfTerm }, from, today }: Props) {
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
