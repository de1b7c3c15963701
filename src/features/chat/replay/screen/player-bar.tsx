import { useLingui } from '@lingui/macro';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import type { ChatEvent } from '../../log/events';
import type { Mark } from '../library/marks';
import { speeds, type PlayerAction, type PlayerState } from '../player/player';
import { type Timeline, positionOf } from '../player/timeline';
import { clockText } from '../words/gap-words';
import { markNames } from '../words/mark-words';
import { SeekBar } from './seek-bar';
import styles from './player-bar.module.css';

type MarkListProps = { marks: readonly Mark[]; timeline: Timeline; count: number; onJump: (count: number) => void };

/** The marks of the seek bar as buttons: easy to hit however close together they lie. */
function MarkList({ marks, timeline, count, onJump }: MarkListProps) {
  const { t } = useLingui();
  return (
    <ul className={styles['list']} aria-label={t`Marks`}>
      {marks.map((mark) => (
        <li key={mark.count}>
          <button
            type="button"
            className={styles['mark']}
            aria-current={mark.count === count ? 'step' : undefined}
            onClick={() => onJump(mark.count)}
          >
            <span className={cx(styles['dot'], styles[mark.kind])} />
            {t(markNames[mark.kind])}
            <span className={styles['time']}>{clockText(positionOf(timeline, mark.count))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  player: PlayerState;
  timeline: Timeline;
  events: readonly ChatEvent[];
  marks: readonly Mark[];
  onMove: (action: PlayerAction) => void;
};

/** Everything that moves the replay. */
export function PlayerBar({ player, timeline, events, marks, onMove }: Props) {
  const { t } = useLingui();
  const { count, isPlaying, speed } = player;
  return (
    <section className={styles['bar']} aria-label={t`Player`}>
      <SeekBar player={player} timeline={timeline} events={events} marks={marks} onMove={onMove} />
      <div className={styles['row']}>
        <div className={styles['buttons']}>
          <IconButton icon="step-back" label={t`One event back`} onClick={() => onMove({ type: 'step', by: -1 })} />
          <button
            type="button"
            className={styles['play']}
            aria-label={isPlaying ? t`Pause` : t({ message: 'Play', comment: 'Button: plays the replay' })}
            onClick={() => onMove({ type: 'toggle' })}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <IconButton
            icon="step-forward"
            label={t`One event forward`}
            onClick={() => onMove({ type: 'step', by: 1 })}
          />
        </div>
        <fieldset className={styles['speeds']}>
          <legend className="sr-only">{t`Speed`}</legend>
          {speeds.map((value) => (
            <button
              key={value}
              type="button"
              className={styles['speed']}
              aria-pressed={value === speed}
              aria-label={`${value}×, ${t`${value} times the speed`}`}
              onClick={() => onMove({ type: 'speed', speed: value })}
            >
              {value}×
            </button>
          ))}
        </fieldset>
      </div>
      {marks.length > 0 && (
        <MarkList
          marks={marks}
          timeline={timeline}
          count={count}
          onJump={(to) => onMove({ type: 'jump', count: to })}
        />
      )}
    </section>
  );
}
