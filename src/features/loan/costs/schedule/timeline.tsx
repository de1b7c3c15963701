import { useLingui } from '@lingui/macro';
import { daysBetween } from '@/domain/calendar-days';
import type { AnyPlan, Payment, PaymentState } from '@/domain/loan-plan';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { countStates } from './schedule';
import { useScheduleWords } from './schedule-table';
import styles from './schedule.module.css';

/** A payment on the line; `x` in per cent of its length. */
type Point = { x: number; state: PaymentState };

type Line = {
  points: readonly Point[];
  /** Where today is on it, in per cent; `null` outside of it, or where the days are not known. */
  today: number | null;
};

/** In order of days, and no two at both ends the same. */
function spanOf(dates: readonly (string | null)[]): { first: string; days: number } | null {
  const [first] = dates;
  const last = dates[dates.length - 1];
  if (first === undefined || first === null || last === undefined || last === null || first >= last) return null;
  const isOrdered = dates.every((date, index) => date !== null && (index === 0 || date >= (dates[index - 1] ?? '')));
  return isOrdered ? { first, days: daysBetween(first, last) } : null;
}

/**
 * Payments as points on a line: at their days where those are known and in order, else at equal distances.
 * @param today `YYYY-MM-DD`
 * @returns as many points as payments, from 0 to 100; one alone is in the middle
 */
export function timelinePoints(payments: readonly Pick<Payment, 'date' | 'state'>[], today: string): Line {
  if (payments.length === 1) return { points: payments.map(({ state }) => ({ x: 50, state })), today: null };
  const span = spanOf(payments.map(({ date }) => date));
  const points = payments.map(({ date, state }, index) => ({
    x:
      span && date !== null ? (daysBetween(span.first, date) / span.days) * 100 : (index / (payments.length - 1)) * 100,
    state,
  }));
  const now = span ? (daysBetween(span.first, today) / span.days) * 100 : -1;
  return { points, today: now >= 0 && now <= 100 ? now : null };
}

type Props = { plan: AnyPlan };

/** Up to this many payments have a mark of their own; more become strokes. */
const roomForMarks = 12;

const states: readonly PaymentState[] = ['paid', 'late', 'next', 'ahead'];

/** A schedule to look at: what is paid, what is late, what comes next and what after that, over time. */
export function Timeline({ plan: { payments, today } }: Props) {
  const { t } = useLingui();
  const words = useScheduleWords();
  const { points, today: now } = timelinePoints(payments, today);
  const counts = countStates(payments);
  const present = states.filter((state) => counts[state] > 0);
  const spoken = present.map((state) => `${words.states[state]}: ${counts[state]}`).join(', ');
  const first = payments[0]?.day ?? '';
  const last = payments[payments.length - 1]?.day ?? '';

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
      {payments.length > 1 && (
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
