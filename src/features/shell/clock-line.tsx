import { Trans } from '@lingui/macro';
import { useForeignClock } from '@/platform/i18n/market';
import styles from './clock-line.module.css';

/**
 * Names the clock of all times, where the phone is in another time zone (decision 25, date forms). It stands below the
 * page, which fills the screen: data that comes later moves nothing that is seen.
 */
export function ClockLine() {
  const clock = useForeignClock();
  if (clock === null) return null;
  return (
    // A region of its own: whatever stands outside of one is not found by a screen reader's list of regions.
    <section className={styles['clock']} aria-labelledby="page-clock">
      <p id="page-clock">
        <Trans comment="Below a page, where the phone is in another time zone. A clock, such as WIB (UTC+07:00)">
          All times: {clock}
        </Trans>
      </p>
    </section>
  );
}
