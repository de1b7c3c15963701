import { Trans } from '@lingui/macro';
import { useObservable } from '@/platform/browser/observable';
import { useForeignClock } from '@/platform/i18n/market';
import type { AppWorker } from '@/platform/offline/worker';
import { useServices } from '@/platform/services';
import styles from './page-end.module.css';

/** Says that the whole app is on the phone now, on the visit on which this becomes true. */
export function OfflineLine({ worker }: { worker: Pick<AppWorker, 'state'> }) {
  const state = useObservable(worker.state);
  return <output className={styles.line}>{state === 'ready' && <Trans>Ready to work offline</Trans>}</output>;
}

/** Names the time zone of all times if the phone is in another one (decision 25, date forms). */
function ClockLine() {
  const clock = useForeignClock();
  if (clock === null) return null;
  return (
    // A landmark, because screen readers list no text outside of landmarks.
    <section className={styles.line} aria-labelledby="page-clock">
      <p id="page-clock">
        <Trans comment="Below a page, where the phone is in another time zone. A clock, such as WIB (UTC+07:00)">
          All times: {clock}
        </Trans>
      </p>
    </section>
  );
}

/** The quiet lines below a page. They are below the first screen, so they cover and move nothing visible. */
export function PageEnd() {
  const { worker } = useServices().pwa;
  return (
    <>
      {__SERVICE_WORKER__ && worker && <OfflineLine worker={worker} />}
      <ClockLine />
    </>
  );
}
