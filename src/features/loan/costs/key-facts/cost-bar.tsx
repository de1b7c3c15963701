import { useLingui } from '@lingui/macro';
import type { CostFacts } from '@/domain/loan-account';
import type { PartSums } from '@/domain/loan-plan';
import { sharesOf } from '@/domain/percent';
import { useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { cx } from '@/ui/cx';
import styles from '../costs.module.css';

type CostKind = 'received' | 'principal' | 'interest' | 'fees' | 'charges' | 'cost';

/** `share` is the part of the sum, 0 to 1. */
export type CostPart = { kind: CostKind; amount: bigint; share: number };

/** The parts above zero with their shares; empty if a part is negative. */
function withShares(parts: readonly { kind: CostKind; amount: bigint }[]): CostPart[] {
  const shares = sharesOf(parts.map(({ amount }) => amount)) ?? [];
  return shares.flatMap((share, index) => {
    const part = parts[index];
    return part && part.amount > 0n ? [{ ...part, share }] : [];
  });
}

/** The known parts of the sum of all payments; empty if they are unknown. */
export function partsOfCost(facts: Pick<CostFacts, 'borrowed' | 'interest' | 'fees' | 'cost'>): CostPart[] {
  const { borrowed, interest, fees, cost } = facts;
  if (borrowed === null || cost === null) return [];
  const received = { kind: 'received' as const, amount: borrowed };
  if (interest === null || fees === null) return withShares([received, { kind: 'cost', amount: cost }]);
  return withShares([received, { kind: 'interest', amount: interest }, { kind: 'fees', amount: fees }]);
}

/** The parts of the payments that are still to come. @param isLate their fees contain late charges */
export function partsLeft({ principal, interest, fees }: PartSums, isLate = false): CostPart[] {
  return withShares([
    { kind: 'principal', amount: principal },
    { kind: 'interest', amount: interest },
    { kind: isLate ? 'charges' : 'fees', amount: fees },
  ]);
}

/** `label`: the sum. `isReceivedShown`: the page shows above what the borrower receives, so here is only its share. */
type Props = { label: string; parts: readonly CostPart[]; isReceivedShown?: boolean };

/** The parts of a sum: a bar, and below it the same as text and figures. Nothing without parts. */
export function CostBar({ label, parts, isReceivedShown = false }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const names: Record<CostKind, string> = {
    received: t({ message: 'You receive', comment: 'Part of what is repaid: the money that is paid out' }),
    principal: t({ message: 'Principal', comment: 'Part of an instalment: the borrowed money itself' }),
    interest: t({ message: 'Interest', comment: 'Part of what a loan costs' }),
    fees: t({ message: 'Fees', comment: 'Part of what a loan costs' }),
    charges: t({ message: 'Fees and late charge', comment: 'Part of a late payment; the lender names their sum only' }),
    cost: t({ message: 'Interest and fees', comment: 'What a loan costs altogether' }),
  };
  if (parts.length === 0) return null;
  const spoken = parts.map(({ kind, share }) => `${names[kind]} ${percent(share)}`).join(', ');
  return (
    <div>
      <p className="sr-only">{`${label}: ${spoken}`}</p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ kind, share }) => (
          <span key={kind} className={styles[kind]} style={{ flexGrow: share * 1_000 }} />
        ))}
      </div>
      <dl>
        {parts.map(({ kind, amount, share }) => (
          <div key={kind} className={styles.entry}>
            <dt>
              <span className={cx(styles.dot, styles[kind])} aria-hidden="true" />
              {names[kind]}
            </dt>
            <dd className="tabular">
              {!(isReceivedShown && kind === 'received') && money(amount)}{' '}
              <span className={styles.share}>{percent(share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
