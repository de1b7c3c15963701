import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/domain/languages';
import { BottomSheet } from '@/ui/dialog';
import type { DemoControls } from './demo-controls';
import { withSwitches } from './demo-link';
import { NativeScreen } from './native/native-screen';
import { Panel } from './panel/panel';
import { isInStage } from './stage/stage-frame';
import { writeTour } from './tour/kept-tour';
import { TourStart } from './tour/tour-start';
import styles from './demo-bar.module.css';

/** The demo's badge: says that nothing leaves this device, and opens the panel; beside the stage only the first. */
export function DemoBar({ controls }: { controls: DemoControls }) {
  return (
    <>
      {isInStage(window) ? (
        <p className={styles['badge']}>
          <Assurance />
        </p>
      ) : (
        <Badge demo={controls} />
      )}
      <NativeScreen nativeCalls={controls.nativeCalls} />
    </>
  );
}

/** The tour plays on the stage: the page comes anew there. */
function beginTour(language: Locale): void {
  const wish = writeTour({ language, market: null, speed: 1, index: 0 });
  window.location.assign(withSwitches(window.location.href, { tour: wish }));
}

function Assurance() {
  return <Trans comment="Badge of the demo build">Demo: nothing leaves this device</Trans>;
}

function Badge({ demo }: { demo: DemoControls }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
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
          start={<TourStart onBegin={beginTour} />}
        />
      </BottomSheet>
    </>
  );
}
