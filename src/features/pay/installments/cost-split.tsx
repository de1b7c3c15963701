import { Trans } from '@lingui/macro';
import { Fragment } from 'react';
import type { Period } from '@/platform/api/contract/repayment';
import { useMoney } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import styles from './cost-split.module.css';

/** What a period's amount is made of. */
type CostKind = 'principal' | 'interest' | 'fee';

/**
 * `share` is the part's width in the picture, in thousandths; `null` where the server sent words instead of a number.
 */
type CostPart = { kind: CostKind; amount: bigint | string; share: number | null };

const kinds: readonly CostKind[] = ['principal', 'interest', 'fee'];

/**
 * The parts that came and are worth showing, in their fixed order: nothing that is missing or zero, and no shares
 * unless every part is a number above zero.
 */
export function costParts(period: Pick<Period, CostKind>): CostPart[] {
  const present = kinds
    .map((kind) => ({ kind, amount: period[kind] }))
    .filter(({ amount }) => amount !== '' && amount !== 0n);
  const numbers = present.map(({ amount }) => amount).filter((amount) => typeof amount === 'bigint' && amount > 0n);
  const total = numbers.reduce<bigint>((sum, amount) => sum + BigInt(amount), 0n);
  const comparable = numbers.length === present.length;
  return present.map((part) => ({
    ...part,
    share: comparable && typeof part.amount === 'bigint' ? Number((part.amount * 1000n) / total) : null,
  }));
}

type Props = { period: Pick<Period, CostKind> };

/**
 * What a period's amount is made of: a bar to see it, and the same in words and figures. Nothing when no parts came.
 */
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
