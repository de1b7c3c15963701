import { useLingui } from '@lingui/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { languages, type Locale, locales } from '@/domain/languages';
import { useObservable } from '@/platform/browser/observable';
import { Button, IconButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon, Outline } from '@/ui/icon';
import { RadioTabs } from '@/ui/tabs';
import { stepBack, stepForward } from '../../step-icons';
import { Cable } from '../stage/cable';
import { tourMark } from './find-part';
import type { TourPlayer } from './player';
import { tourSeconds, tourSteps } from './steps';
import { tourSpeeds, tourLanguageOf } from './tour-address';
import styles from '../demo.module.css';

const options = locales.map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }));

/** Starts the tour in a chosen language, in its market. */
export function TourStart({ onBegin }: { onBegin: (language: Locale) => void }) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<Locale>(tourLanguageOf(i18n.locale));
  return (
    <Card title={t`Guided tour`}>
      <div className="stack">
        <p>
          {t`The whole product in two minutes, played in the app by itself. It pauses as soon as you touch the app.`}
        </p>
        <RadioTabs label={t`Language of the tour`} options={options} value={language} onChange={setLanguage} />
        <Button onClick={() => onBegin(language)}>
          <Icon name="play" /> {t`Play the tour`}
        </Button>
      </div>
    </Card>
  );
}

type Props = { player: TourPlayer; onStop: () => void };

/** The tour on the stage: its text and buttons beside the phone, on a narrow screen below it. */
export function TourCard({ player, onStop }: Props) {
  const { t } = useLingui();
  const { index, elapsed, isOver, wasTouched, isPlaying } = useObservable(player.state);
  const step = tourSteps[index];
  const current = index + 1;
  const count = tourSteps.length;
  const place = t`Stop ${current} of ${count}`;
  const before = tourSteps.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  /** Elapsed part of a stop in per cent. */
  const passed = (at: number, seconds: number) =>
    at < index || isOver ? 100 : at > index ? 0 : Math.min(100, elapsed / seconds / 10);

  return (
    <>
      <section className={styles.card} aria-label={t`Guided tour`} {...{ [tourMark]: '' }}>
        <div className={styles.progress}>
          <progress
            className="sr-only"
            aria-label={t`Progress of the tour`}
            max={tourSeconds}
            value={Math.floor(before + elapsed / 1_000)}
            aria-valuetext={place}
          />
          {tourSteps.map(({ id, seconds }, at) => (
            <span key={id} className={styles.piece} style={{ flexGrow: seconds }}>
              <span className={styles.filled} style={{ width: `${passed(at, seconds)}%` }} />
            </span>
          ))}
        </div>
        <div aria-live="polite" aria-atomic="true">
          <p className={cx('ends', styles.count)}>
            {place}
            {!isPlaying && !isOver && <strong>{wasTouched ? t`Paused: the app is yours` : t`Paused`}</strong>}
            {isOver && <strong>{t`That was the tour`}</strong>}
          </p>
          <h2 className={styles.stopTitle}>{step && t(step.title)}</h2>
          <p className={styles.stopWords}>{step && t(step.words)}</p>
        </div>
        <output>
          <Cable isPulled={step?.faults === 'offline'} />
        </output>
        <TourControls player={player} onStop={onStop} />
      </section>
      <ol className={styles.stops}>
        {tourSteps.map(({ id, title }, at) => (
          <li key={id}>
            <button type="button" aria-current={at === index ? 'step' : undefined} onClick={() => player.goTo(at)}>
              {t(title)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function TourControls({ player, onStop }: Props) {
  const { t } = useLingui();
  const id = useId();
  const play = useRef<HTMLButtonElement>(null);
  const { isPlaying, isOver, speed } = useObservable(player.state);

  // Focused at the start, for keyboard users.
  useEffect(() => play.current?.focus({ preventScroll: true }), []);

  return (
    <div className={cx('row', styles.controls)}>
      <IconButton
        label={t({ message: 'Previous stop', comment: 'Button: the guided tour goes back to its previous stop' })}
        onClick={player.back}
      >
        <Outline path={stepBack} />
      </IconButton>
      <button
        ref={play}
        type="button"
        className={styles.playStop}
        aria-label={isPlaying ? t`Pause the tour` : isOver ? t`Play the tour again` : t`Go on with the tour`}
        onClick={player.toggle}
      >
        <Icon name={isPlaying ? 'pause' : isOver ? 'refresh' : 'play'} />
      </button>
      <IconButton
        label={t({ message: 'Next stop', comment: 'Button: the guided tour goes on to its next stop' })}
        onClick={player.next}
      >
        <Outline path={stepForward} />
      </IconButton>
      <label htmlFor={id} className="sr-only">{t`Speed of the tour`}</label>
      <select
        id={id}
        className={styles.speed}
        value={speed}
        onChange={(event) => player.setSpeed(Number(event.target.value))}
      >
        {tourSpeeds.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
      <IconButton icon="close" label={t`End the tour`} onClick={onStop} />
    </div>
  );
}
