import { plural, useLingui } from '@lingui/macro';
import { addDays } from '@/domain/calendar-date';
import { FutureCard } from './future-card';
import { payLate, type Waiting } from './futures';
import { useDays, type LateDays } from './late-days';

type Props = {
  periods: readonly Waiting[];
  costOf: (days: number) => bigint;
  days: LateDays;
};

/** Paying the next period as many days late as the curve below is dragged to. */
export function LateCard({ periods, costOf, days: chosen }: Props) {
  const { t } = useLingui();
  const days = useDays(chosen);
  const [next] = periods;
  const isLate = (next?.dueIn ?? 0) < 0;
  const title = isLate
    ? t`Pay ${plural(days, { one: '# day from today', other: '# days from today' })}`
    : t`Pay ${plural(days, { one: '# day late', other: '# days late' })}`;
  const day = next?.dueDate ? addDays(next.dueDate, isLate ? days - (next.dueIn ?? 0) : days) : null;
  return <FutureCard title={title} isEstimate future={payLate(periods, costOf(days))} leftFrom={day} />;
}
