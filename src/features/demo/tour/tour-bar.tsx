import { useLingui } from '@lingui/macro';
import { useLayoutEffect, useRef } from 'react';
import { tourMark } from './find-part';
import type { TourPlayer } from './player';
import { TourCaption, TourControls, TourProgress } from './tour-controls';
import { useTourKeys } from './tour-keys';
import styles from './tour.module.css';

/** The tour on a phone: a bar at the foot of the page. The page's own action stands above it, and the page ends above it. */
export function TourBar({ player, onStop }: { player: TourPlayer; onStop: () => void }) {
  const { t } = useLingui();
  const bar = useRef<HTMLElement>(null);
  useTourKeys(bar, player, onStop);

  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return undefined;
    const { documentElement: root } = document;
    const measure = () => root.style.setProperty('--tour-bar', `${node.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    measure();
    root.dataset['tourBar'] = '';
    return () => {
      observer.disconnect();
      root.style.removeProperty('--tour-bar');
      delete root.dataset['tourBar'];
    };
  }, []);

  return (
    <section ref={bar} className={styles['bar']} aria-label={t`Guided tour`} {...{ [tourMark]: '' }}>
      <TourProgress player={player} />
      <TourCaption player={player} headingLevel={2} />
      <TourControls player={player} onStop={onStop} />
    </section>
  );
}
