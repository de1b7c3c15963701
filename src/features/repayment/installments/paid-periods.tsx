import { Trans } from '@lingui/macro';
import type { Period } from '@/api/contract/repayment';
import { wholeDates } from '@/i18n/whole-dates';
import { useMoney } from '@/services/market';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import styles from './paid-periods.module.css';
import { PeriodName } from './period-name';

type Props = { periods: readonly Period[] };

/** What has been paid already, folded (specification section 2). */
export function PaidPeriods({ periods }: Props) {
  const money = useMoney();
  const count = periods.length;
  const rows = periods.map((period, index) => ({ key: `${period.periodNo}/${index}`, period, index }));
  if (count === 0) return null;
  return (
    <Card>
      <div className={styles['fold']}>
        <Accordion
          summary={
            <Trans comment="Title of a folded list: the instalments paid already and their number">
              Paid ({count})
            </Trans>
          }
        >
          <ol>
            {rows.map(({ key, period, index }) => (
              <li key={key} className={styles['period']}>
                <span className={styles['line']}>
                  <PeriodName periodNo={period.periodNo} index={index} />
                  <span className="tabular">{period.amount || money(period.totalAmount)}</span>
                </span>
                {period.repayDes !== '' && <span className={styles['when']}>{wholeDates(period.repayDes)}</span>}
              </li>
            ))}
          </ol>
        </Accordion>
      </div>
    </Card>
  );
}
