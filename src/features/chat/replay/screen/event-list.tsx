import { useLingui } from '@lingui/macro';
import { memo, useEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { formatDate } from '@/i18n/format-date';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import type { ChatEvent } from '../../log/events';
import { markOf } from '../library/marks';
import { type Timeline, LONGEST_GAP } from '../player/timeline';
import { eventDetail, eventName } from '../words/event-words';
import { describeGap } from '../words/gap-words';
import styles from './event-list.module.css';

type EventRowProps = {
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
const EventRow = memo(function EventRow({ event, gap, isCurrent, isAhead, place, onJump }: EventRowProps) {
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

type Props = { events: readonly ChatEvent[]; timeline: Timeline; count: number; onJump: (count: number) => void };

/** Shorter logs are rendered whole. */
const maxRendered = 80;

/** The whole log; the last event shown is marked and kept in view. Rendered again per event, not per frame of the player. */
export const EventList = memo(function EventList({ events, timeline, count, onJump }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useRef<VirtualizerHandle>(null);
  const isWhole = events.length <= maxRendered;

  useEffect(() => {
    if (!isWhole) {
      virtual.current?.scrollToIndex(count - 1, { align: 'nearest' });
      return;
    }
    const box = frame.current;
    const row = box?.querySelector('[aria-current]');
    if (!box || !(row instanceof HTMLElement)) return;
    // Only the list itself scrolls, never the page.
    const top = row.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + row.offsetHeight - box.clientHeight;
  }, [count, isWhole]);

  const row = (event: ChatEvent, index: number) => (
    <EventRow
      key={event.seq}
      event={event}
      gap={timeline.stops[index]?.gap ?? 0}
      isCurrent={index + 1 === count}
      isAhead={index >= count}
      place={index + 1}
      onJump={onJump}
    />
  );
  return (
    <Card title={t`All events`}>
      <div ref={frame} className={styles['frame']}>
        {isWhole ? (
          events.map(row)
        ) : (
          <Virtualizer ref={virtual} data={events} scrollRef={frame}>
            {row}
          </Virtualizer>
        )}
      </div>
    </Card>
  );
});
