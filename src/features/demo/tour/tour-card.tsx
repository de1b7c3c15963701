import { useLingui } from '@lingui/macro';
import { tourMark } from './find-part';
import type { TourPlayer } from './player';
import { TourCaption, TourControls, TourProgress } from './tour-controls';
import styles from './tour.module.css';

/** The tour on the stage: its words beside the phone in which it plays. */
export function TourCard({ player, onStop }: { player: TourPlayer; onStop: () => void }) {
  const { t } = useLingui();
  return (
    <section className={styles['card']} aria-label={t`Guided tour`} {...{ [tourMark]: '' }}>
      <TourProgress player={player} />
      <TourCaption player={player} headingLevel={2} />
      <TourControls player={player} onStop={onStop} />
    </section>
  );
}
