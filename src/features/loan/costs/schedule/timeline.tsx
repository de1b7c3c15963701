import { useLingui } from '@lingui/macro';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { countStates, type RowState, type ScheduleRow } from './schedule';
import { timelinePoints } from './timeline-points';
import { useWords } from './use-words';
import styles from './timeline.module.css';

type Props = {
  rows: readonly ScheduleRow[];
  /** Where the lender is, `YYYY-MM-DD`. */
  today: string;
};

/** Up to this many payments have a mark of their own; more become strokes. */
const roomForMarks = 12;

const states: readonly RowState[] = ['paid', 'late', 'next', 'ahead'];

/** A schedule to look at: what is paid, what is late, what comes next and what after that, over time. */
export function Timeline({ rows, today }: Props) {
  const { t } = useLingui();
  const words = useWords();
  const { points, today: now } = timelinePoints(rows, today);
  const counts = countStates(rows);
  const present = states.filter((state) => counts[state] > 0);
  const spoken = present.map((state) => `${words.states[state]}: ${counts[state]}`).join(', ');
  const first = rows[0]?.day ?? '';
  const last = rows[rows.length - 1]?.day ?? '';

  return (
    <div className={styles['timeline']}>
      <p className="sr-only">{t`Timeline of the payments, ${first} to ${last}. ${spoken}`}</p>
      <div className={styles['picture']} aria-hidden="true">
        <span className={styles['line']} />
        {now !== null && (
          <span className={styles['today']} style={{ left: `${now}%` }}>
            <span className={cx(styles['flag'], now < 15 && styles['from'], now > 85 && styles['to'])}>
              {t({ message: 'Today', comment: 'A mark on a timeline' })}
            </span>
          </span>
        )}
        {points.map(({ x, state }, index) =>
          points.length <= roomForMarks ? (
            <span
              key={`${String(index)} ${state}`}
              className={cx(styles['mark'], styles[state])}
              style={{ left: `${x}%` }}
            >
              {state === 'paid' && <Icon name="check" size={12} />}
              {state === 'late' && '!'}
            </span>
          ) : (
            <span
              key={`${String(index)} ${state}`}
              className={cx(styles['stroke'], styles[state])}
              style={{ left: `${x}%` }}
            />
          ),
        )}
      </div>
      {rows.length > 1 && (
        <div className={cx(styles['ends'], 'tabular')} aria-hidden="true">
          <span>{first}</span>
          <span>{last}</span>
        </div>
      )}
      <ul className={styles['legend']} aria-hidden="true">
        {present.map((state) => (
          <li key={state}>
            <span className={cx(styles['sample'], styles[state])} />
            {words.states[state]} <span className="tabular">{counts[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
