import { useLingui } from '@lingui/macro';
import { millisecondsInSecond } from 'date-fns/constants';
import { type KeyboardEvent, useMemo } from 'react';
import type { ChatEvent } from '@/features/chat/log/events';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon, Outline } from '@/ui/icon';
import { stepBack, stepForward } from '../../step-icons';
import { findMarks, type Mark } from '../library/summary';
import {
  longestGapMs,
  skipMs,
  positionOf,
  speeds,
  type Player,
  type PlayerAction,
  type Timeline,
} from '../player/player';
import { clockText, describeGap, eventName, markNames } from '../words';
import staff from '../../staff.module.css';
import styles from '../player.module.css';

type Props = {
  player: Player;
  timeline: Timeline;
  events: readonly ChatEvent[];
  /** Numbers of shown events at the search hits; empty without a search. */
  hits: readonly number[];
  /** Number of shown events at the current hit. */
  hit: number;
  onHit: (by: 1 | -1) => void;
  onMove: (action: PlayerAction) => void;
};

/** The controls of the replay: by event, by time, by hit, to a mark. */
export function PlayerBar({ player, timeline, events, hits, hit, onHit, onMove }: Props) {
  const { t } = useLingui();
  const marks = useMemo(() => findMarks(events), [events]);
  const { count, speed, isPlaying } = player;
  const number = hits.indexOf(hit) + 1;
  const total = hits.length;
  const skip = (words: string, name: string, by: number) => (
    <button
      type="button"
      className={styles.skip}
      aria-label={`${words}, ${name}`}
      onClick={() => onMove({ type: 'skip', by })}
    >
      {words}
    </button>
  );
  return (
    <section aria-label={t`Player`}>
      <SeekBar player={player} timeline={timeline} events={events} marks={marks} onMove={onMove} />
      <div className={styles.controls}>
        <div className={styles.buttons}>
          {skip('−10 s', t`Ten seconds back`, -skipMs)}
          <IconButton label={t`One event back`} onClick={() => onMove({ type: 'step', by: -1 })}>
            <Outline path={stepBack} />
          </IconButton>
          <button
            type="button"
            className={styles.play}
            aria-label={isPlaying ? t`Pause` : t({ message: 'Play', comment: 'Button: plays the replay' })}
            onClick={() => onMove({ type: 'toggle' })}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <IconButton label={t`One event forward`} onClick={() => onMove({ type: 'step', by: 1 })}>
            <Outline path={stepForward} />
          </IconButton>
          {skip('+10 s', t`Ten seconds forward`, skipMs)}
          {total > 0 && (
            <span className={styles.hits}>
              <span className={styles.up}>
                <IconButton icon="chevron-down" label={t`Previous hit`} onClick={() => onHit(-1)} />
              </span>
              <output>
                {t({ message: `Hit ${number} of ${total}`, comment: 'Which hit of a search, and of how many' })}
              </output>
              <IconButton icon="chevron-down" label={t`Next hit`} onClick={() => onHit(1)} />
            </span>
          )}
        </div>
        {marks.length > 0 && (
          <ul className={styles.marks} aria-label={t`Marks`}>
            {marks.map((mark) => (
              <li key={mark.count}>
                <button
                  type="button"
                  className={styles.mark}
                  aria-current={mark.count === count ? 'step' : undefined}
                  onClick={() => onMove({ type: 'jump', count: mark.count })}
                >
                  <span className={cx(styles.dot, styles[mark.kind])} />
                  {t(markNames[mark.kind])}
                  <span className={styles.time}>{clockText(positionOf(timeline, mark.count))}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <fieldset>
          <legend className="sr-only">{t`Speed`}</legend>
          {speeds.map((value) => (
            <button
              key={value}
              type="button"
              className={styles.speed}
              aria-pressed={value === speed}
              aria-label={`${value}×, ${t`${value} times the speed`}`}
              onClick={() => onMove({ type: 'speed', speed: value })}
            >
              {value}×
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

type SeekBarProps = Pick<Props, 'player' | 'timeline' | 'events' | 'onMove'> & { marks: readonly Mark[] };

/** Shorter pauses are not marked. */
const notableGapMs = 60_000;

/** More gaps would look like one grey line. */
const maxGaps = 100;

/** The position of the replay. Idle gaps are marked and named, and can be selected. */
function SeekBar({ player, timeline, events, marks, onMove }: SeekBarProps) {
  const { t } = useLingui();
  const { count, position } = player;
  const { entries, duration } = timeline;
  const percent = (place: number) => `${String(duration === 0 ? 0 : (place / duration) * 100)}%`;
  const event = events[count - 1];
  const name = event ? t(eventName(event)) : '';
  const total = events.length;
  // A conversation of less than a second has not taken 0:00.
  const whole = clockText(Math.ceil(duration / millisecondsInSecond) * millisecondsInSecond);
  const time = position < duration ? clockText(position) : whole;
  const gaps = useMemo(
    () =>
      entries
        .flatMap((entry, index) =>
          entry.gap >= notableGapMs ? [{ from: entries[index - 1]?.position ?? 0, to: entry.position }] : [],
        )
        .slice(0, maxGaps),
    [entries],
  );
  // Within the gap, and at the event after it.
  const next = entries[count];
  const here = entries[count - 1];
  const inGap = [position > (here?.position ?? 0) && next, here].find((one) => one && one.gap > longestGapMs);

  // Otherwise the browser would move by a millisecond.
  function stepByKey(press: KeyboardEvent): void {
    if (press.key !== 'ArrowUp' && press.key !== 'ArrowDown') return;
    press.preventDefault();
    onMove({ type: 'step', by: press.key === 'ArrowUp' ? 1 : -1 });
  }

  return (
    <div className={styles.seek}>
      <div className={cx('row hint', styles.moment)}>
        <span className={styles.clock}>
          {time} / {whole}
        </span>
        <span>{t`${count} of ${total}`}</span>
        <span className={styles.now}>{name}</span>
        <span className={cx('pill', staff['state'], styles.pause, inGap && styles.shown)} data-tone="warning">
          {inGap && t(describeGap(inGap.gap))}
        </span>
      </div>
      <div className={styles.track}>
        <div className={styles.rail} aria-hidden="true">
          <span className={styles.played} style={{ width: percent(position) }} />
          {gaps.map(({ from, to }) => (
            <span key={from} className={styles.idle} style={{ left: percent(from), width: percent(to - from) }} />
          ))}
          {marks.map(({ kind, count: place }) => (
            <span
              key={place}
              className={cx(styles.tick, styles[kind])}
              style={{ left: percent(positionOf(timeline, place)) }}
            />
          ))}
        </div>
        <input
          type="range"
          className={styles.input}
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
