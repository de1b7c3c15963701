import { useLingui } from '@lingui/macro';
import { useSyncExternalStore, type RefObject } from 'react';
import { cx } from '@/ui/cx';
import type { TourPlayer } from '../tour/player';
import { tourSteps } from '../tour/steps';
import styles from './stage.module.css';

type Props = {
  /** Where the app's frame is put. */
  place: RefObject<HTMLDivElement | null>;
  /** The demo's own time when the page came, epoch milliseconds; null before. */
  now: number | null;
  isOffline: boolean;
  player: TourPlayer | null;
};

/** A phone with the app in it: above it the time and the network, over it the name of the next stop until that can be seen. */
export function Phone({ place, now, isOffline, player }: Props) {
  const { i18n } = useLingui();
  return (
    <div className={styles['phone']}>
      <div className={styles['status']} aria-hidden="true">
        <span>{now !== null && i18n.date(new Date(now), { timeStyle: 'short' })}</span>
        <svg width="46" height="16" viewBox="0 0 46 16" fill="currentColor">
          {isOffline ? (
            <path d="M1 13h3v2H1Zm5-3h3v5H6Zm5-3h3v3zM2 1l13 13-1 1L1 2Z" opacity="0.75" />
          ) : (
            <path d="M1 11h3v4H1Zm5-3h3v7H6Zm5-3h3v10h-3Zm5-4h3v14h-3Z" />
          )}
          <path d="M25 3h16a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H25a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm1 2v7h12V5Zm18 2h1v3h-1Z" />
        </svg>
      </div>
      <div className={styles['glass']}>
        <div ref={place} className={styles['place']} />
        {player && <Curtain player={player} />}
      </div>
    </div>
  );
}

/** Hides a page until it is a picture, and says which comes. */
function Curtain({ player }: { player: TourPlayer }) {
  const { t } = useLingui();
  const { index, isDrawn } = useSyncExternalStore(player.state.subscribe, player.state.getSnapshot);
  const step = tourSteps[index];
  return (
    <div className={cx(styles['curtain'], isDrawn && styles['open'])} data-curtain={isDrawn ? 'open' : 'closed'}>
      <span className={styles['number']} aria-hidden="true">
        {index + 1}
      </span>
      <span className={styles['next']} aria-hidden="true">
        {step && t(step.title)}
      </span>
    </div>
  );
}
