import { Trans } from '@lingui/macro';
import type { Period } from '@/api/contract/repayment';
import { Icon } from '@/ui/icon';
import styles from './period-state.module.css';

type Props = { period: Pick<Period, 'periodStatus' | 'repayDes'> };

/** The status that is set apart (specification section 3). */
const special = '500';

/** How a period stands, in the server's words; the special status also in our own, with a sign: never by colour alone. */
export function PeriodState({ period: { periodStatus, repayDes } }: Props) {
  if (periodStatus === special) {
    return (
      <span className={styles['late']}>
        <Icon name="warning" size={16} />
        <span>
          <Trans comment="Mark on an instalment whose due date has passed">Overdue</Trans>
          {repayDes !== '' && ` · ${repayDes}`}
        </span>
      </span>
    );
  }
  return repayDes === '' ? null : <span className={styles['plain']}>{repayDes}</span>;
}
