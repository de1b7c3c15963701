import { useLingui } from '@lingui/macro';
import { sumMinor } from '@/domain/money';
import { shareOf } from '@/domain/percent';
import { useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { cx } from '@/ui/cx';
import type { Facts, PaymentSum } from './facts';
import styles from '../costs.module.css';

type CostKind = 'received' | 'principal' | 'interest' | 'fees' | 'cost';

/** `share` is of all parts together, 0 to 1. */
export type CostPart = { kind: CostKind; amount: bigint; share: number };

/** Parts that are something, with their shares; none where a part is less than nothing. */
function withShares(parts: readonly { kind: CostKind; amount: bigint }[]): CostPart[] {
  if (parts.some(({ amount }) => amount < 0n)) return [];
  const total = sumMinor(parts.map(({ amount }) => amount));
  return total === 0n
    ? []
    : parts.filter(({ amount }) => amount > 0n).map((part) => ({ ...part, share: shareOf(part.amount, total) }));
}

/** What all payments together consist of, as far as it is known; empty where it is not. */
export function partsOfCost({
  borrowed,
  interest,
  fees,
  cost,
}: Pick<Facts, 'borrowed' | 'interest' | 'fees' | 'cost'>): CostPart[] {
  if (borrowed === null || cost === null) return [];
  const received = { kind: 'received' as const, amount: borrowed };
  if (interest === null || fees === null) return withShares([received, { kind: 'cost', amount: cost }]);
  return withShares([received, { kind: 'interest', amount: interest }, { kind: 'fees', amount: fees }]);
}

/** What the payments still to come consist of. */
export function partsLeft({ principal, interest, fees }: PaymentSum): CostPart[] {
  return withShares([
    { kind: 'principal', amount: principal },
    { kind: 'interest', amount: interest },
    { kind: 'fees', amount: fees },
  ]);
}

/** A part of the picture, in thousandths of its width. */
type Bar = { kind: CostKind; x: number; width: number };

/** Between two parts, and the least that a part takes up: a small part is still a part. */
const barGap = 6;
const minBarWidth = 14;

/** The parts side by side, in their order; together they fill the width. */
export function costBars(parts: readonly CostPart[]): Bar[] {
  const room = 1_000 - barGap * (parts.length - 1);
  const wanted = parts.map(({ share }) => Math.max(minBarWidth, share * room));
  const scale = room / wanted.reduce((sum, width) => sum + width, 0);
  let x = 0;
  return parts.map(({ kind }, index) => {
    const bar = { kind, x, width: (wanted[index] ?? 0) * scale };
    x += bar.width + barGap;
    return bar;
  });
}

type Props = {
  /** What is split, for those who do not see the picture. */
  label: string;
  parts: readonly CostPart[];
  /** Whether the page shows above what the borrower receives: that part then has its share alone. */
  isReceivedShown?: boolean;
};

/** What a sum consists of: a bar to look at, and the same in words and figures below it. Nothing without parts. */
export function CostBar({ label, parts, isReceivedShown = false }: Props) {
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
        {costBars(parts).map(({ kind, x, width }) => (
          <rect key={kind} className={styles[kind]} x={x} y={0} width={width} height={16} />
        ))}
      </svg>
      <dl>
        {parts.map(({ kind, amount, share }) => (
          <div key={kind} className={styles['entry']}>
            <dt>
              <span className={cx(styles['dot'], styles[kind])} aria-hidden="true" />
              {names[kind]}
            </dt>
            <dd className="tabular">
              {!(isReceivedShown && kind === 'received') && money(amount)}{' '}
              <span className={styles['share']}>{percent(share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
