import { Trans, useLingui } from '@lingui/macro';
import { type ReactNode, useState } from 'react';
import type { CodeFacts } from '@/domain/payments/payment';
import type { ServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Countdown } from '@/ui/countdown';
import { Notice } from '@/ui/notice';
import { type PreviewFields, usePreviewContext } from '@/ui/preview';
import { Slot } from '@/ui/slot';
import { deadlineTexts } from './code-texts';
import { deadlineOf, isExpired } from './saved-codes';
import styles from './code.module.css';

/** The deadline of a code; `until` is null if it has none. Call `onEnd` when the countdown ends. */
export type Deadline = { until: ServerTime | null; expired: boolean; onEnd: () => void };

/** The deadline of a code, by the server's clock; `expired` becomes true while the page is open. */
export function useDeadline(code: Pick<CodeFacts, 'expireTime'> | undefined): Deadline {
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const [ended, setEnded] = useState<number | null>(null);
  const until = code ? deadlineOf(code, utcOffset) : null;
  const expired =
    code !== undefined && (isExpired(code, clock.now(), utcOffset) || (ended !== null && ended === until?.instant));
  return { until, expired, onEnd: () => setEnded(until?.instant ?? null) };
}

type Props = {
  deadline: Deadline;
  /** The due date of the loan, if it matters to this payment and is known. */
  due?: ServerTime | null;
};

/** The deadline of a code, and the due date of the loan before or after it (decision 14, virtual account). */
export function DeadlineLine({ deadline: { until, expired, onEnd }, due = null }: Props) {
  const { t } = useLingui();
  const { clock } = useServices();
  const context = usePreviewContext();
  if (!until) return null;
  const time = formatServerTime(until);
  if (expired) {
    return (
      <Notice kind="error" title={t`This code has expired`}>
        <Trans>It expired at {time}. Please do not use it.</Trans>
      </Notice>
    );
  }
  return (
    <DeadlineBox fields={deadlineTexts({ until, due }, context)}>
      <Countdown until={until.instant} now={() => clock.now()} onEnd={onEnd} />
    </DeadlineBox>
  );
}

/** The slots of a code's deadlines. The application shows the remaining time (`children`) in a reserved place. */
export function DeadlineBox({ fields, children }: { fields: PreviewFields | null; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Slot as="div" name="deadline" fields={fields} className={styles.deadline}>
      <dl>
        <DueRow name="dueFirst" fields={fields} />
        <div>
          <dt>
            <Trans comment="Label: until when a payment code can be paid">Code works until</Trans>
          </dt>
          <Slot as="dd" name="until" fields={fields} className="tabular" />
        </div>
        <div className={styles.left}>
          <dt>{t`Time left`}</dt>
          <dd>{children}</dd>
        </div>
        <DueRow name="dueLast" fields={fields} />
      </dl>
      <Slot as="p" name="meaning" fields={fields} isExtra className={styles.meaning} />
    </Slot>
  );
}

function DueRow({ name, fields }: { name: 'dueFirst' | 'dueLast'; fields: PreviewFields | null }) {
  return (
    <Slot as="div" name={name} fields={fields} isExtra>
      <dt>
        <Trans comment="Label: the day on which the loan has to be paid">Loan is due</Trans>
      </dt>
      <Slot as="dd" name={`${name}Date`} fields={fields} className="tabular" />
    </Slot>
  );
}
