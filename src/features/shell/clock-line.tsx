import { Trans } from '@lingui/macro';
import { useForeignClock } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import styles from '@/ui/page-shell.module.css';

/**
 * Names the time zone of all times if the phone is in another one (decision 25, date forms). It is below the page,
 * which fills the screen, so data that loads later moves nothing visible.
 */
export function ClockLine() {
  const clock = useForeignClock();
  if (clock === null) return null;
  return (
    // A landmark: screen readers list no text outside of landmarks.
    <section className={cx('hint', styles['clock'])} aria-labelledby="page-clock">
      <p id="page-clock">
        <Trans comment="Below a page, where the phone is in another time zone. A clock, such as WIB (UTC+07:00)">
          All times: {clock}
        </Trans>
      </p>
    </section>
  );
}
