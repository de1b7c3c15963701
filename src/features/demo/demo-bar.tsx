import { Plural, Trans, useLingui } from '@lingui/macro';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/domain/languages';
import type { DemoControls } from '@/services/demo-controls';
import { useServices } from '@/services/services';
import { BottomSheet } from '@/ui/dialog';
import { Panel } from './panel/panel';
import { isInStage } from './stage/stage-frame';
import { keptTour } from './tour/kept-tour';
import { TourBar } from './tour/tour-bar';
import { createPhoneHost } from './tour/tour-host';
import { TourStart } from './tour/tour-start';
import { useTour } from './tour/use-tour';
import styles from './demo-bar.module.css';

/** The demo's badge: says that nothing leaves this device, and opens the panel; beside the stage only the first. */
export function DemoBar() {
  const { demo } = useServices();
  if (!demo) return null;
  return isInStage(window) ? (
    <p className={styles['badge']}>
      <Assurance />
    </p>
  ) : (
    <Badge demo={demo} />
  );
}

function Assurance() {
  return <Trans comment="Badge of the demo build">Demo: nothing leaves this device</Trans>;
}

function Badge({ demo }: { demo: DemoControls }) {
  const { t } = useLingui();
  const { locale } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const host = useMemo(() => createPhoneHost(window, keptTour()?.opened ?? ''), []);
  const { player, begin, stop } = useTour({ host, launchLinks: demo.launchLinks, locale });

  function beginTour(language: Locale) {
    setIsOpen(false);
    begin({ language, speed: 1 });
  }

  const calls = useSyncExternalStore(demo.nativeCalls.subscribe, demo.nativeCalls.getSnapshot);
  return (
    <>
      <button type="button" className={styles['badge']} onClick={() => setIsOpen(true)}>
        <Assurance />
        {calls.length > 0 && (
          <span className={styles['count']}>
            <Plural value={calls.length} one="# call to the app" other="# calls to the app" />
          </span>
        )}
      </button>
      <BottomSheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Demo panel`}>
        <Panel
          controls={demo}
          href={() => window.location.href}
          open={(href) => window.location.assign(href)}
          start={!player && <TourStart onBegin={beginTour} />}
        />
      </BottomSheet>
      {player && <TourBar player={player} onStop={stop} />}
    </>
  );
}
