import { useLingui } from '@lingui/macro';
import { useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { cx } from '@/ui/cx';
import { barsOf, type CostKind, type CostPart } from './cost-parts';
import styles from './cost-bar.module.css';

type Props = {
  /** What is split, for those who do not see the picture. */
  label: string;
  parts: readonly CostPart[];
};

/** What a sum consists of: a bar to look at, and the same in words and figures below it. Nothing without parts. */
export function CostBar({ label, parts }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const names: Record<CostKind, string> = {
    received: t({ message: 'You receive', comment: 'Part of what is repaid: the money that is paid out' }),
    principal: t({ message: 'Borrowed money', comment: 'Part of what is still to be paid: the loan itself' }),
    interest: t({ message: 'Interest', comment: 'Part of what a loan costs' }),
    fees: t({ message: 'Fees', comment: 'Part of what a loan costs' }),
    cost: t({ message: 'Interest and fees', comment: 'What a loan costs altogether' }),
  };
  if (parts.length === 0) return null;
  const spoken = parts.map(({ kind, share }) => `${names[kind]} ${percent(share)}`).join(', ');
  return (
    <div>
      <svg
        className={styles['bar']}
        viewBox="0 0 1000 16"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${spoken}`}
      >
        {barsOf(parts).map(({ kind, x, width }) => (
          <rect key={kind} className={styles[kind]} x={x} y={0} width={width} height={16} />
        ))}
      </svg>
      <dl className={styles['legend']}>
        {parts.map(({ kind, amount, share }) => (
          <div key={kind} className={styles['entry']}>
            <dt>
              <span className={cx(styles['dot'], styles[kind])} aria-hidden="true" />
              {names[kind]}
            </dt>
            <dd className="tabular">
              {money(amount)} <span className={styles['share']}>{percent(share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
