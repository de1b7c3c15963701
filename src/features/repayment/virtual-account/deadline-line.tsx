import { Trans, useLingui } from '@lingui/macro';
import { formatServerTime } from '@/i18n/format-date';
import { useServices } from '@/services/services';
import { Countdown } from '@/ui/countdown';
import { Notice } from '@/ui/notice';
import { useLocalOffset } from '@/ui/use-local-offset';
import type { Deadline } from './use-deadline';
import styles from './deadline-line.module.css';

/**
 * Until when a code can be paid, and how long that is; nothing where the server did not say (decision 14, virtual
 * account).
 */
export function DeadlineLine({ deadline: { until, expired, onEnd } }: { deadline: Deadline }) {
  const { t } = useLingui();
  const { clock } = useServices();
  useLocalOffset(until?.instant);
  if (!until) return null;
  const time = formatServerTime(until);
  if (expired) {
    return (
      <Notice kind="error" title={t`This code has expired`}>
        <Trans>
          It could be paid until <span className={styles['time']}>{time}</span>. Please do not use it any more.
        </Trans>
      </Notice>
    );
  }
  return (
    <dl className={styles['deadline']}>
      <div>
        <dt>
          <Trans>Pay before</Trans>
        </dt>
        <dd className="tabular">{time}</dd>
      </div>
      <div className={styles['left']}>
        <dt>
          <Trans>Time left</Trans>
        </dt>
        <dd>
          <Countdown until={until.instant} now={() => clock.now()} onEnd={onEnd} />
        </dd>
      </div>
    </dl>
  );
}
