import { useLingui } from '@lingui/macro';
import { memo, useEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Card } from '@/ui/card';
import type { ChatEvent } from '../../log/events';
import type { Timeline } from '../player/timeline';
import { EventRow } from './event-row';
import styles from './event-list.module.css';

type Props = { events: readonly ChatEvent[]; timeline: Timeline; count: number; onJump: (count: number) => void };

/** Shorter logs are drawn whole. */
const DRAWN_WHOLE = 80;

/** The whole log; the last event shown is marked and kept in view. Drawn again per event, not per frame of the player. */
export const EventList = memo(function EventList({ events, timeline, count, onJump }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useRef<VirtualizerHandle>(null);
  const isWhole = events.length <= DRAWN_WHOLE;

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
