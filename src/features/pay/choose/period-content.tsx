import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import { Fragment, memo, type ReactNode } from 'react';
import type { Instalment, PartName } from '@/domain/loan-plan';
import { sharesOf } from '@/domain/percent';
import { useMoney, useServerLanguage } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { type PreviewFields, usePreviewContext } from '@/ui/preview';
import { Slot } from '@/ui/slot';
import { periodTexts } from './plan-texts';
import styles from './installments.module.css';

/**
 * The state of a period in the server's words. A late one has a sign and our own word, so that it does not depend on
 * colour. If the status means late, the server's words say so: then our word is for a screen reader only.
 */
function PeriodState({ period: { state, isCalledLate, words } }: { period: Instalment }) {
  const lang = useServerLanguage();
  if (state !== 'late') return words.state !== '' && <span lang={lang}>{words.state}</span>;
  const isSaid = words.state !== '' && isCalledLate;
  return (
    <span className={styles.late}>
      <Icon name="warning" size={16} />
      <span className={isSaid ? 'sr-only' : undefined}>
        <Trans comment="Mark on an instalment whose due date has passed">Late</Trans>
      </span>{' '}
      <span lang={lang}>{words.state}</span>
    </span>
  );
}

type Props = {
  /** Prefix of the ids that name and describe the row: `…name`, `…amount`, `…rest`. */
  id: string;
  period: Instalment;
  /** Why the row is locked; empty if it is not. */
  lockedReason: string;
  /** Of several locked rows the first shows the reason. */
  isReasonShown: boolean;
};

/** The content of an unpaid period: name, due date, amount, and the parts of the amount. */
export const PeriodContent = memo(function PeriodContent({ id, period, lockedReason, isReasonShown }: Props) {
  const fields = periodTexts(period, usePreviewContext());
  return (
    <span className={cx('grow', lockedReason !== '' && styles.locked)}>
      <PeriodHead id={id} fields={fields} />
      <span id={`${id}rest`}>
        <PeriodDue fields={fields}>
          {' '}
          <PeriodState period={period} />
        </PeriodDue>{' '}
        <CostSplit period={period} />{' '}
        {lockedReason !== '' && (
          <span className={isReasonShown ? cx('hint', styles.reason) : 'sr-only'}>{lockedReason}</span>
        )}
      </span>
    </span>
  );
});

type PreviewProps = { fields: PreviewFields | null };

function PeriodHead({ id, fields }: PreviewProps & { id: string }) {
  return (
    <span className="ends">
      <Slot name="period" fields={fields} id={`${id}name`} className={styles.name} />
      <Slot name="periodAmount" fields={fields} id={`${id}amount`} className={cx(styles.periodAmount, 'tabular')} />
    </span>
  );
}

function PeriodDue({ fields, children }: PreviewProps & { children?: ReactNode }) {
  return (
    <span className="ends hint">
      <Slot name="due" fields={fields} className={cx(styles.due, 'tabular')} />
      {children}
    </span>
  );
}

/** The first period while loading, in its final place. */
export function PeriodContentSkeleton() {
  return (
    <div>
      <PeriodHead id="first" fields={null} />
      <PeriodDue fields={null} />
    </div>
  );
}

/** `share` is the part's width in the bar, 0 to 1; `null` if the server sent words instead of a number. */
type CostPart = { kind: PartName; amount: bigint | string; share: number | null };

const kinds: readonly PartName[] = ['principal', 'interest', 'fee'];

const kindNames: Record<PartName, MessageDescriptor> = {
  principal: msg({ message: 'Principal', comment: 'Part of an instalment: the borrowed money itself' }),
  interest: msg({ message: 'Interest', comment: 'Part of an instalment' }),
  fee: msg({ message: 'Fees', comment: 'Part of an instalment' }),
};

const charges = msg({
  message: 'Fees and late charge',
  comment: 'Part of a late instalment; the lender names their sum',
});

/** The parts that the server sent, without zeros; shares only if every part is a number above zero. */
export function costParts({ stated }: Pick<Instalment, 'stated'>): CostPart[] {
  const present = kinds.flatMap((kind) => {
    const amount = stated[kind];
    return amount === null || amount === 0n ? [] : { kind, amount };
  });
  const shares = sharesOf(present.map(({ amount }) => amount));
  return present.map((part, index) => ({ ...part, share: shares?.[index] ?? null }));
}

/** What a period's amount is made of, as a bar and in words. Nothing when no parts came. */
function CostSplit({ period }: { period: Instalment }) {
  const { t } = useLingui();
  const money = useMoney();
  const parts = costParts(period);
  if (parts.length === 0) return null;
  const isComparable = parts.length > 1 && parts.every(({ share }) => share !== null);
  return (
    <span className={styles.split}>
      {isComparable && (
        <span className={styles.bar} aria-hidden="true">
          {parts.map(({ kind, share }) => (
            <span key={kind} className={styles[kind]} style={{ flexGrow: (share ?? 0) * 1_000 }} />
          ))}
        </span>
      )}
      <span className={cx('hint', styles.legend)}>
        {parts.map(({ kind, amount }) => (
          <Fragment key={kind}>
            <span className={styles.entry}>
              <span className={cx(styles.dot, styles[kind])} aria-hidden="true" />
              {t(kind === 'fee' && period.state === 'late' ? charges : kindNames[kind])}{' '}
              <span className={cx(styles.amount, 'tabular')}>{money(amount)}</span>
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
