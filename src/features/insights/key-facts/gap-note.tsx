import { Trans } from '@lingui/macro';
import type { FactGap } from './facts';
import styles from './cost-view.module.css';

/** Why there is no annual rate, and where it stands. */
export function GapNote({ gap }: { gap: FactGap }) {
  return (
    <p className={styles['note']}>
      <Reason gap={gap} />{' '}
      <Trans>The annual rate stands in your loan agreement; customer service can tell you, too.</Trans>
    </p>
  );
}

function Reason({ gap }: { gap: FactGap }) {
  if (gap === 'paid')
    return (
      <Trans>
        We show no annual rate: the lender does not tell us how the payments you have made were split, nor when the
        money was paid out.
      </Trans>
    );
  if (gap === 'late')
    return (
      <Trans>
        We show no annual rate: late charges are part of what is due now, so these amounts no longer say what the loan
        itself costs.
      </Trans>
    );
  if (gap === 'partly-paid')
    return (
      <Trans>
        We show no annual rate: part of a period is paid, so these amounts no longer say what the loan itself costs.
      </Trans>
    );
  if (gap === 'payout')
    return (
      <Trans>
        We show no annual rate: the lender does not tell us when the money was paid out, and one payment alone does not
        show it.
      </Trans>
    );
  if (gap === 'split')
    return <Trans>We show no annual rate: the lender does not tell us how the payments are split.</Trans>;
  if (gap === 'amount')
    return <Trans>We show no annual rate: not every payment comes as a number we can reckon with.</Trans>;
  if (gap === 'date')
    return <Trans>We show no annual rate: not every payment comes with a day we can reckon with.</Trans>;
  return <Trans>We show no annual rate: for these payments there is no such number.</Trans>;
}
