import { Trans } from '@lingui/macro';
import { memo } from 'react';
import type { Period } from '@/platform/api/contract/repayment';
import { useServerLanguage } from '@/platform/i18n/market';
import type { PreviewFields } from '@/platform/preview/preview';
import { usePreviewContext } from '@/platform/preview/use-preview';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Slot } from '@/ui/slot';
import { CostSplit } from './cost-split';
import { periodTexts } from './preview';
import styles from './period-content.module.css';

type PeriodStateProps = { period: Pick<Period, 'periodStatus' | 'repayDes'> };

/** The status that is set apart (specification section 3). */
const special = '500';

/**
 * How a period stands, in the server's words; the special status also in our own, with a sign: never by colour alone.
 */
function PeriodState({ period: { periodStatus, repayDes } }: PeriodStateProps) {
  const lang = useServerLanguage();
  if (periodStatus === special) {
    return (
      <span className={styles['late']}>
        <Icon name="warning" size={16} />
        <span>
          <Trans comment="Mark on an instalment whose due date has passed">Overdue</Trans>
          {repayDes !== '' && <span lang={lang}>{` · ${repayDes}`}</span>}
        </span>
      </span>
    );
  }
  return repayDes === '' ? null : (
    <span className={styles['plain']} lang={lang}>
      {repayDes}
    </span>
  );
}

type Props = {
  /** Prefix of the ids that name and describe the row: `…name`, `…amount`, `…rest`. */
  id: string;
  period: Period;
  index: number;
  /** Why the row does not answer a tap; empty when it does. */
  lockedReason: string;
};

/** What a waiting period says: what, until when, how much, and what the amount is made of. */
export const PeriodContent = memo(function PeriodContent({ id, period, index, lockedReason }: Props) {
  const fields = periodTexts(period, index, usePreviewContext());
  const isLocked = lockedReason !== '';
  return (
    <span className={cx(styles['content'], isLocked && styles['locked'])}>
      <PeriodHead id={id} fields={fields} />
      <span id={`${id}rest`}>
        <span className={styles['line']}>
          <PeriodDue fields={fields} /> <PeriodState period={period} />
        </span>{' '}
        <CostSplit period={period} /> {isLocked && <span className={styles['reason']}>{lockedReason}</span>}
      </span>
    </span>
  );
});

type PreviewProps = {
  /** Null while the page waits. */
  fields: PreviewFields | null;
};

function PeriodHead({ id, fields }: PreviewProps & { id: string }) {
  return (
    <span className={styles['line']}>
      <Slot name="period" fields={fields} id={`${id}name`} className={styles['name']} />
      <Slot name="periodAmount" fields={fields} id={`${id}amount`} className={cx(styles['amount'], 'tabular')} />
    </span>
  );
}

function PeriodDue({ fields }: PreviewProps) {
  return <Slot name="due" fields={fields} className={cx(styles['due'], 'tabular')} />;
}

/** The first period before it is known, in its final place. */
export function PeriodContentSkeleton() {
  return (
    <span className={styles['content']}>
      <PeriodHead id="first" fields={null} />
      <span className={styles['line']}>
        <PeriodDue fields={null} />
      </span>
    </span>
  );
}
