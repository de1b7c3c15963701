import { Plural, Trans } from '@lingui/macro';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import styles from './money-card.module.css';

type Props = {
  /** Days until the loan is due: 0 today, negative when late. */
  days: number;
};

/**
 * How far away the due day is, in words and colour. The number stands as it is: grouping its digits (`#`) costs an old
 * phone's engine 50 ms the first time, just before the amount.
 */
export function DaysPill({ days }: Props) {
  const late = -days;
  const tone = late > 0 ? styles['late'] : days === 0 ? styles['today'] : styles['ahead'];
  return (
    <p className={cx(styles['pill'], tone)}>
      <Icon name={late > 0 ? 'warning' : 'clock'} size={18} />
      {days === 0 && <Trans>Due today</Trans>}
      {days === 1 && <Trans>Due tomorrow</Trans>}
      {days > 1 && <Plural value={days} one={`${days} day left`} other={`${days} days left`} />}
      {late > 0 && <Plural value={late} one={`${late} day late`} other={`${late} days late`} />}
    </p>
  );
}
