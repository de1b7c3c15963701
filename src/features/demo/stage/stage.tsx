import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { appConfig } from '@/config/env';
import type { LocaleStore } from '@/i18n/locale-store';
import type { DemoControls } from '@/services/demo-controls';
import { Panel } from '../panel/panel';
import { tourMark } from '../tour/find-part';
import type { TourPlayer } from '../tour/player';
import { TourCaption, TourControls, TourProgress } from '../tour/tour-controls';
import { createStageHost, type TourHost } from '../tour/tour-host';
import { useTourKeys } from '../tour/tour-keys';
import { TourStart } from '../tour/tour-start';
import { useTour } from '../tour/use-tour';
import { frameName, onStagedPage, type StagedWindow } from './stage-frame';
import tourStyles from '../tour/tour.module.css';
import styles from './stage.module.css';

/** The tour on the stage: its words beside the phone in which it plays. */
function TourCard({ player, onStop }: { player: TourPlayer; onStop: () => void }) {
  const { t } = useLingui();
  return (
    <section className={tourStyles['card']} aria-label={t`Guided tour`} {...{ [tourMark]: '' }}>
      <TourProgress player={player} />
      <TourCaption player={player} headingLevel={2} />
      <TourControls player={player} onStop={onStop} />
    </section>
  );
}

type Props = {
  /** Address the stage was opened with: the page in the phone. */
  href: string;
  locale: LocaleStore;
};

type Shown = { controls: DemoControls; page: StagedWindow; host: TourHost; step: number };

/**
 * The demo on a wide screen: the app in a phone, beside it the panel. The phone is a frame of its own, so that it measures
 * and behaves as a phone does; the address bar follows it, so that a reload comes back to the same page.
 */
export function Stage({ href, locale }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const {
    player,
    begin,
    stop: stopTour,
  } = useTour({ host: shown?.host ?? null, launchLinks: shown?.controls.launchLinks ?? null, locale });
  useTourKeys(side, player, stopTour);

  const createFrame = useEffectEvent(() => {
    const frame = document.createElement('iframe');
    frame.name = frameName;
    frame.src = href;
    frame.title = t`The app`;
    frame.className = styles['screen'] ?? '';
    return frame;
  });

  useEffect(() => {
    const frame = createFrame();
    const host = createStageHost(window, frame);
    const stop = onStagedPage(window, () => {
      const page: StagedWindow | null = frame.contentWindow;
      const controls = page?.demoControls;
      if (!page || !controls) return;
      window.history.replaceState(null, '', page.location.href);
      document.title = page.document.title;
      setShown((before) => ({ controls, page, host, step: (before?.step ?? 0) + 1 }));
    });
    place.current?.append(frame);
    return () => {
      stop();
      frame.remove();
    };
  }, []);

  return (
    <div className={styles['stage']}>
      <div className={styles['side']}>
        <div ref={place} className={styles['phone']} />
      </div>
      <main ref={side} className={styles['panel']}>
        <h1 className={styles['title']}>{appConfig.appName}</h1>
        <p className={styles['hint']}>
          <Trans comment="Badge of the demo build">Demo: nothing leaves this device</Trans>
        </p>
        {player && <TourCard player={player} onStop={stopTour} />}
        {shown && (
          <Panel
            key={shown.step}
            controls={shown.controls}
            href={() => shown.page.location.href}
            open={(next) => shown.page.location.assign(next)}
            start={!player && <TourStart onBegin={(language) => begin({ language, speed: 1 })} />}
          />
        )}
      </main>
    </div>
  );
}
