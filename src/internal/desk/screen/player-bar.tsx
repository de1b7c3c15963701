import { Trans, useLingui } from '@lingui/macro';
import type { ChatEvent } from '@/features/chat/log/events';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import type { Mark } from '../library/summary';
import { leapMs, positionOf, speeds, type PlayerAction, type PlayerState, type Timeline } from '../player/player';
import { clockText, markNames } from '../words';
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
  /** Where the search has hits, as events shown; empty without a search. */
  hits: readonly number[];
  /** Events shown at the hit that is looked at. */
  hit: number;
  onHit: (by: 1 | -1) => void;
  onMove: (action: PlayerAction) => void;
};

type StepsProps = Pick<Props, 'player' | 'hits' | 'hit' | 'onHit' | 'onMove'>;

/** Step by step: by event, by time, by hit. */
function Steps({ player: { isPlaying }, hits, hit, onHit, onMove }: StepsProps) {
  const { t } = useLingui();
  const number = hits.indexOf(hit) + 1;
  const total = hits.length;
  return (
    <div className={styles['buttons']}>
      <button
        type="button"
        className={styles['leap']}
        aria-label={`−10 s, ${t`Ten seconds back`}`}
        onClick={() => onMove({ type: 'leap', by: -leapMs })}
      >
        −10 s
      </button>
      <IconButton icon="step-back" label={t`One event back`} onClick={() => onMove({ type: 'step', by: -1 })} />
      <button
        type="button"
        className={styles['play']}
        aria-label={isPlaying ? t`Pause` : t({ message: 'Play', comment: 'Button: plays the replay' })}
        onClick={() => onMove({ type: 'toggle' })}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <IconButton icon="step-forward" label={t`One event forward`} onClick={() => onMove({ type: 'step', by: 1 })} />
      <button
        type="button"
        className={styles['leap']}
        aria-label={`+10 s, ${t`Ten seconds forward`}`}
        onClick={() => onMove({ type: 'leap', by: leapMs })}
      >
        +10 s
      </button>
      {total > 0 && (
        <span className={styles['hits']}>
          <button type="button" className={styles['leap']} aria-label={t`Previous hit`} onClick={() => onHit(-1)}>
            <span className={styles['up']}>
              <Icon name="chevron-down" size={18} />
            </span>
          </button>
          <output>
            <Trans comment="Which hit of a search, and of how many">
              Hit {number} of {total}
            </Trans>
          </output>
          <button type="button" className={styles['leap']} aria-label={t`Next hit`} onClick={() => onHit(1)}>
            <Icon name="chevron-down" size={18} />
          </button>
        </span>
      )}
    </div>
  );
}

/** Everything that moves the replay. */
export function PlayerBar({ player, timeline, events, marks, hits, hit, onHit, onMove }: Props) {
  const { t } = useLingui();
  const { count, speed } = player;
  return (
    <section className={styles['bar']} aria-label={t`Player`}>
      <SeekBar player={player} timeline={timeline} events={events} marks={marks} onMove={onMove} />
      <div className={styles['row']}>
        <Steps player={player} hits={hits} hit={hit} onHit={onHit} onMove={onMove} />
        {marks.length > 0 && (
          <MarkList
            marks={marks}
            timeline={timeline}
            count={count}
            onJump={(to) => onMove({ type: 'jump', count: to })}
          />
        )}
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
    </section>
  );
}
