import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { ServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/platform/i18n/format-date';
import type { Sight } from '@/platform/preview/first-sight';
import { useSightWorld } from '@/platform/preview/use-first-sight';
import { useServices } from '@/platform/services';
import { Countdown } from '@/ui/countdown';
import { Notice } from '@/ui/notice';
import { Slot } from '@/ui/slot';
import { deadlineTexts } from './first-sight';
import type { Deadline } from './use-deadline';
import styles from './deadline-line.module.css';

type Props = {
  deadline: Deadline;
  /** When the loan falls due, where that matters to this payment and is known. */
  due?: ServerTime | null;
};

/**
 * Until when a code can be paid, and how long that is; nothing where the server did not say (decision 14, virtual
 * account). A code may outlive the day on which its loan falls due: then both stand here, the nearer one first, with
 * what waiting would cost.
 */
export function DeadlineLine({ deadline: { until, expired, onEnd }, due = null }: Props) {
  const { t } = useLingui();
  const { clock } = useServices();
  const world = useSightWorld();
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
    <DeadlineBox sight={deadlineTexts({ until, due }, world)}>
      <Countdown until={until.instant} now={() => clock.now()} onEnd={onEnd} />
    </DeadlineBox>
  );
}

type BoxProps = {
  /** Null while the page waits. */
  sight: Sight | null;
  /** The time that is left. */
  children?: ReactNode;
};

/** The deadlines of a code in their places; the time that is left comes with the application, into room of its own. */
export function DeadlineBox({ sight, children }: BoxProps) {
  return (
    <Slot as="div" name="deadline" sight={sight} className={styles['deadline']}>
      <dl>
        <DueRow name="dueFirst" sight={sight} />
        <div>
          <Slot as="dt" name="untilLabel" sight={sight} />
          <Slot as="dd" name="until" sight={sight} className="tabular" />
        </div>
        <div className={styles['left']}>
          <dt>
            <Trans>Time left</Trans>
          </dt>
          <dd>{children}</dd>
        </div>
        <DueRow name="dueLast" sight={sight} />
      </dl>
      <Slot as="p" name="meaning" sight={sight} isExtra className={styles['meaning']} />
    </Slot>
  );
}

function DueRow({ name, sight }: { name: 'dueFirst' | 'dueLast'; sight: Sight | null }) {
  return (
    <Slot as="div" name={name} sight={sight} isExtra>
      <dt>
        <Trans comment="Label: the day on which the loan has to be paid">Loan is due</Trans>
      </dt>
      <Slot as="dd" name={`${name}Date`} sight={sight} className="tabular" />
    </Slot>
  );
}
