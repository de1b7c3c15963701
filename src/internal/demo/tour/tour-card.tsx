import { useLingui } from '@lingui/macro';
import { useSyncExternalStore } from 'react';
import { Cable } from '../stage/cable';
import { tourMark } from './find-part';
import type { TourPlayer } from './player';
import { tourSteps } from './steps';
import { TourCaption, TourControls, TourProgress } from './tour-controls';
import styles from './tour.module.css';

/** The tour on the stage: its words beside the phone in which it plays, on a narrow screen below it. */
export function TourCard({ player, onStop }: { player: TourPlayer; onStop: () => void }) {
  const { t } = useLingui();
  const { index } = useSyncExternalStore(player.state.subscribe, player.state.getSnapshot);
  return (
    <section className={styles['card']} aria-label={t`Guided tour`} {...{ [tourMark]: '' }}>
      <TourProgress player={player} />
      <TourCaption player={player} headingLevel={2} />
      <output className={styles['network']}>
        <Cable isPulled={tourSteps[index]?.faults === 'offline'} />
      </output>
      <TourControls player={player} onStop={onStop} />
    </section>
  );
}
