import { Trans } from '@lingui/macro';
import { memo } from 'react';
import type { Period } from '@/api/contract/repayment';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket, useMoney, useServerLanguage } from '@/services/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { CostSplit } from './cost-split';
import { PeriodName } from './period-name';
import styles from './period-content.module.css';

type PeriodStateProps = { period: Pick<Period, 'periodStatus' | 'repayDes'> };

/** The status that is set apart (specification section 3). */
const special = '500';

/** How a period stands, in the server's words; the special status also in our own, with a sign: never by colour alone. */
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
  const money = useMoney();
  const isLocked = lockedReason !== '';
  return (
    <span className={cx(styles['content'], isLocked && styles['locked'])}>
      <span className={styles['line']}>
        <span id={`${id}name`} className={styles['name']}>
          <PeriodName periodNo={period.periodNo} index={index} />
        </span>
        <span id={`${id}amount`} className={cx(styles['amount'], 'tabular')}>
          {period.amount || money(period.totalAmount)}
        </span>
      </span>
      <span id={`${id}rest`}>
        <span className={styles['line']}>
          <DueDate dueTime={period.dueTime} /> <PeriodState period={period} />
        </span>{' '}
        <CostSplit period={period} /> {isLocked && <span className={styles['reason']}>{lockedReason}</span>}
      </span>
    </span>
  );
});

function DueDate({ dueTime }: Pick<Period, 'dueTime'>) {
  const { utcOffset } = useMarket();
  if (dueTime === null) return null;
  const due = parseServerTime(dueTime, utcOffset);
  const date = due ? formatServerTime(due, 'date') : String(dueTime);
  return (
    <span className={cx(styles['due'], 'tabular')}>
      <Trans comment="A due date, short">Due {date}</Trans>
    </span>
  );
}
