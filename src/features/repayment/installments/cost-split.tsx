import { Trans } from '@lingui/macro';
import { Fragment } from 'react';
import type { Period } from '@/api/contract/repayment';
import { useMoney } from '@/services/market';
import { cx } from '@/ui/cx';
import { costParts, type CostKind } from './cost-parts';
import styles from './cost-split.module.css';

type Props = { period: Pick<Period, CostKind> };

/** What a period's amount is made of: a bar to see it, and the same in words and figures. Nothing when no parts came. */
export function CostSplit({ period }: Props) {
  const money = useMoney();
  const parts = costParts(period);
  if (parts.length === 0) return null;
  const isComparable = parts.length > 1 && parts.every(({ share }) => share !== null);
  return (
    <span className={styles['split']}>
      {isComparable && (
        <span className={styles['bar']} aria-hidden="true">
          {parts.map(({ kind, share }) => (
            <span key={kind} className={styles[kind]} style={{ flexGrow: share ?? 0 }} />
          ))}
        </span>
      )}
      <span className={styles['legend']}>
        {parts.map(({ kind, amount }) => (
          <Fragment key={kind}>
            <span className={styles['entry']}>
              <span className={cx(styles['dot'], styles[kind])} aria-hidden="true" />
              <KindName kind={kind} /> <span className={cx(styles['amount'], 'tabular')}>{money(amount)}</span>
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

function KindName({ kind }: { kind: CostKind }) {
  if (kind === 'principal') return <Trans comment="Part of an instalment: the borrowed money itself">Principal</Trans>;
  if (kind === 'interest') return <Trans comment="Part of an instalment">Interest</Trans>;
  return <Trans comment="Part of an instalment: fees and late charges">Fees</Trans>;
}
