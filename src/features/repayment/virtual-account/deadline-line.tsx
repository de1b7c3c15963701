import { Trans, useLingui } from '@lingui/macro';
import { daysUntilDue } from '@/domain/calendar-days';
import type { ServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { Countdown } from '@/ui/countdown';
import { Notice } from '@/ui/notice';
import { useLocalOffset } from '@/ui/use-local-offset';
import type { Deadline } from './use-deadline';
import styles from './deadline-line.module.css';

type Props = {
  deadline: Deadline;
  /** When the loan falls due, where that matters to this payment and is known. */
  due?: ServerTime | null;
};

/**
 * Until when a code can be paid, and how long that is; nothing where the server did not say (decision 14, virtual
 * account). A code may outlive the day on which its loan falls due: then both stand here, the nearer one first, with what
 * waiting would cost.
 */
export function DeadlineLine({ deadline: { until, expired, onEnd }, due = null }: Props) {
  const { t } = useLingui();
  const { clock } = useServices();
  const { utcOffset } = useMarket();
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
  const isDueFirst = due !== null && due.instant < until.instant;
  const days = due && daysUntilDue(due.instant, clock.now(), utcOffset);
  return (
    <div className={styles['deadline']}>
      <dl>
        {isDueFirst && <DueRow due={due} />}
        <div>
          <dt>
            {isDueFirst ? (
              <Trans comment="Label: until when a payment code can be paid, later than the loan is due">
                Code works until
              </Trans>
            ) : (
              <Trans>Pay before</Trans>
            )}
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
        {due && !isDueFirst && <DueRow due={due} />}
      </dl>
      {isDueFirst && days !== null && (
        <p className={styles['meaning']}>
          {days < 0 ? (
            <Trans>
              Your loan is late and may cost more each day. If you pay tomorrow, tomorrow's late charge is still open.
            </Trans>
          ) : days === 0 ? (
            <Trans>Pay today: from tomorrow a late charge may be added, although the code still works.</Trans>
          ) : (
            <Trans>Pay by the due date: after it a late charge may be added, although the code still works.</Trans>
          )}
        </p>
      )}
    </div>
  );
}

function DueRow({ due }: { due: ServerTime }) {
  return (
    <div>
      <dt>
        <Trans comment="Label: the day on which the loan has to be paid">Loan is due</Trans>
      </dt>
      <dd className="tabular">{formatServerTime(due)}</dd>
    </div>
  );
}
