import { Plural, Trans } from '@lingui/macro';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { PaperActions } from './paper-actions';
import type { Schedule } from './schedule';
import { ScheduleTable } from './schedule-table';
import { Timeline } from './timeline';
import styles from './schedule-view.module.css';

type Props = {
  schedule: Schedule;
  /** The loan's name. */
  name: string;
  /** The order's number, where there is one already. */
  order?: string | undefined;
  /** Where the lender is, `YYYY-MM-DD`. */
  today: string;
};

/** A longer schedule shows this many rows at first. */
const folded = 12;

/** When what is paid: to look at, to read row by row, and to print or hand on. */
export function ScheduleView({ schedule, name, order, today }: Props) {
  const { rows, parts } = schedule;
  const [isWhole, setIsWhole] = useState(rows.length <= folded);
  const count = rows.length;
  return (
    <div className={styles['view']}>
      <Timeline rows={rows} today={today} />
      <ScheduleTable schedule={schedule} limit={isWhole ? count : folded} />
      {!isWhole && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          <Plural value={count} one={`Show ${count} payment`} other={`Show all ${count} payments`} />
        </Button>
      )}
      {parts.length === 0 && (
        <p className={styles['note']}>
          <Trans>The lender names the payments only, not how each is split into principal, interest and fees.</Trans>
        </p>
      )}
      <PaperActions schedule={schedule} name={name} order={order} today={today} />
    </div>
  );
}
