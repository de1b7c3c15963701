import { useLingui } from '@lingui/macro';
import { memo } from 'react';
import { formatDate } from '@/i18n/format-date';
import { cx } from '@/ui/cx';
import type { ChatEvent } from '../../log/events';
import { markOf } from '../library/marks';
import { LONGEST_GAP } from '../player/timeline';
import { eventDetail, eventName } from '../words/event-words';
import { describeGap } from '../words/gap-words';
import styles from './event-row.module.css';

type Props = {
  event: ChatEvent;
  /** Real time before it, milliseconds. */
  gap: number;
  isCurrent: boolean;
  /** Not yet shown. */
  isAhead: boolean;
  /** Its place in the log, from 1. */
  place: number;
  onJump: (place: number) => void;
};

/** One event of the log; a tap leads the player to it. */
export const EventRow = memo(function EventRow({ event, gap, isCurrent, isAhead, place, onJump }: Props) {
  const { t } = useLingui();
  const mark = markOf(event);
  const detail = eventDetail(event);
  return (
    <div>
      {gap > LONGEST_GAP && <p className={styles['gap']}>{t(describeGap(gap))}</p>}
      <button
        type="button"
        className={cx(styles['row'], isAhead && styles['ahead'])}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onJump(place)}
      >
        <span className={styles['time']}>{formatDate(event.at).slice(11)}</span>
        <span className={styles['text']}>
          <span className={cx(styles['name'], mark !== null && styles[mark])}>{t(eventName(event))}</span>
          {detail && <span className={styles['detail']}>{detail}</span>}
        </span>
      </button>
    </div>
  );
});
