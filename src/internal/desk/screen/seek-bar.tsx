import { Trans, useLingui } from '@lingui/macro';
import { type KeyboardEvent, useMemo } from 'react';
import type { ChatEvent } from '@/features/chat/log/events';
import { cx } from '@/ui/cx';
import type { Mark } from '../library/summary';
import { isCollapsed, positionOf, type PlayerAction, type PlayerState, type Timeline } from '../player/player';
import { clockText, describeGap, eventName } from '../words';
import styles from './seek-bar.module.css';

type Props = {
  player: PlayerState;
  timeline: Timeline;
  events: readonly ChatEvent[];
  marks: readonly Mark[];
  onMove: (action: PlayerAction) => void;
};

/** A shorter pause is no news, milliseconds. */
const NOTABLE = 60_000;

/** More would be one grey line. */
const MOST_GAPS = 100;

/** Where the replay stands. Idle gaps are rendered and named, and can be seeked into like any other place. */
export function SeekBar({ player, timeline, events, marks, onMove }: Props) {
  const { t } = useLingui();
  const { count, position } = player;
  const { stops, duration } = timeline;
  const percent = (place: number) => `${String(duration === 0 ? 0 : (place / duration) * 100)}%`;
  const event = events[count - 1];
  const name = event ? t(eventName(event)) : '';
  const total = events.length;
  const time = clockText(position);
  const whole = clockText(duration);
  const gaps = useMemo(
    () =>
      stops
        .flatMap((stop, index) =>
          stop.gap >= NOTABLE ? [{ from: stops[index - 1]?.position ?? 0, to: stop.position }] : [],
        )
        .slice(0, MOST_GAPS),
    [stops],
  );
  // In the gap itself, and at the event it led to.
  const next = stops[count];
  const here = stops[count - 1];
  const inGap =
    next && isCollapsed(next) && position > (here?.position ?? 0) ? next : here && isCollapsed(here) ? here : null;

  // The browser would move by a millisecond.
  function stepByKey(press: KeyboardEvent): void {
    if (press.key !== 'ArrowUp' && press.key !== 'ArrowDown') return;
    press.preventDefault();
    onMove({ type: 'step', by: press.key === 'ArrowUp' ? 1 : -1 });
  }

  return (
    <div className={styles['seek']}>
      <div className={styles['line']}>
        <span className={styles['time']}>
          {time} / {whole}
        </span>
        <span className={styles['place']}>
          <Trans>
            {count} of {total}
          </Trans>
        </span>
        <span className={styles['now']}>{name}</span>
        <span className={cx(styles['gap'], inGap !== null && styles['shown'])}>
          {inGap && t(describeGap(inGap.gap))}
        </span>
      </div>
      <div className={styles['track']}>
        <div className={styles['rail']} aria-hidden="true">
          <span className={styles['done']} style={{ width: percent(position) }} />
          {gaps.map(({ from, to }) => (
            <span key={from} className={styles['idle']} style={{ left: percent(from), width: percent(to - from) }} />
          ))}
          {marks.map(({ kind, count: place }) => (
            <span
              key={place}
              className={cx(styles['tick'], styles[kind])}
              style={{ left: percent(positionOf(timeline, place)) }}
            />
          ))}
        </div>
        <input
          type="range"
          className={styles['input']}
          min={0}
          max={Math.max(1, duration)}
          step={1}
          value={Math.round(position)}
          aria-label={t`Moment of the conversation`}
          aria-valuetext={t`${time} of ${whole}, event ${count} of ${total}: ${name}`}
          onKeyDown={stepByKey}
          onChange={(change) => onMove({ type: 'seek', position: Number(change.target.value) })}
        />
      </div>
    </div>
  );
}
