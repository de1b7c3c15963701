import { useLingui } from '@lingui/macro';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { speeds } from './kept-tour';
import type { TourPlayer } from './player';
import { tourSeconds, tourSteps } from './steps';
import styles from './tour.module.css';

type Props = { player: TourPlayer; onStop: () => void };

/** Back, play or pause, next, speed, end. */
export function TourControls({ player, onStop }: Props) {
  const { t } = useLingui();
  const id = useId();
  const play = useRef<HTMLButtonElement>(null);
  const { isPlaying, isOver, speed } = useSyncExternalStore(player.state.subscribe, player.state.getSnapshot);

  // Whoever starts the tour by keyboard has its keys at hand.
  useEffect(() => play.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles['controls']}>
      <IconButton
        icon="step-back"
        label={t({ message: 'Stop before', comment: 'Button: the guided tour goes back to its previous stop' })}
        onClick={player.back}
      />
      <button
        ref={play}
        type="button"
        className={styles['play']}
        aria-label={isPlaying ? t`Pause the tour` : isOver ? t`Play the tour again` : t`Go on with the tour`}
        onClick={player.toggle}
      >
        <Icon name={isPlaying ? 'pause' : isOver ? 'refresh' : 'play'} />
      </button>
      <IconButton
        icon="step-forward"
        label={t({ message: 'Next stop', comment: 'Button: the guided tour goes on to its next stop' })}
        onClick={player.next}
      />
      <label htmlFor={id} className="sr-only">{t`Speed of the tour`}</label>
      <select
        id={id}
        className={styles['speed']}
        value={speed}
        onChange={(event) => player.setSpeed(Number(event.target.value))}
      >
        {speeds.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
      <span className={styles['grow']} />
      <IconButton icon="close" label={t`End the tour`} onClick={onStop} />
    </div>
  );
}

/** How far the tour is, in seconds of its own time: a piece for each stop, as long as the stop. */
export function TourProgress({ player }: { player: TourPlayer }) {
  const { t } = useLingui();
  const { index, elapsed, isOver } = useSyncExternalStore(player.state.subscribe, player.state.getSnapshot);
  const current = index + 1;
  const count = tourSteps.length;
  const text = t`Stop ${current} of ${count}`;
  const before = tourSteps.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <div className={styles['progress']}>
      <progress
        className="sr-only"
        aria-label={t`Progress of the tour`}
        max={tourSeconds}
        value={Math.floor(before + elapsed / 1_000)}
        aria-valuetext={text}
      />
      {tourSteps.map(({ id, seconds }, at) => (
        <span key={id} className={styles['piece']} style={{ flexGrow: seconds }}>
          <span
            className={styles['filled']}
            style={{ width: `${at < index || isOver ? 100 : at > index ? 0 : Math.min(100, elapsed / seconds / 10)}%` }}
          />
        </span>
      ))}
    </div>
  );
}

/** What the tour says about its stop, for the eye and for the ear; and why it stands still. */
export function TourCaption({ player, headingLevel }: { player: TourPlayer; headingLevel: 2 | 3 }) {
  const { t } = useLingui();
  const { index, isOver, wasTouched, isPlaying } = useSyncExternalStore(
    player.state.subscribe,
    player.state.getSnapshot,
  );
  const step = tourSteps[index];
  const current = index + 1;
  const count = tourSteps.length;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div aria-live="polite" aria-atomic="true">
      <p className={styles['count']}>
        {t`Stop ${current} of ${count}`}
        {!isPlaying && !isOver && (
          <span className={styles['paused']}>{wasTouched ? t`Paused: the app is yours` : t`Paused`}</span>
        )}
        {isOver && <span className={styles['paused']}>{t`That was the tour`}</span>}
      </p>
      <Heading className={styles['title']}>{step && t(step.title)}</Heading>
      <p className={styles['words']}>{step && t(step.words)}</p>
    </div>
  );
}
