import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { dueDate, replyWeekdays } from '@/domain/weekdays';
import { formatDate, formatServerTime } from '@/i18n/format-date';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import styles from './timeline.module.css';
import { useSentTime } from './use-sent-time';

type Props = { problemId: string; isAnswered: boolean };

/** How far a complaint is: sent, answer due by, answered. */
export function Timeline({ problemId, isAnswered }: Props) {
  const { t } = useLingui();
  const sent = useSentTime(problemId);
  const due = sent && formatDate(dueDate(sent.instant, replyWeekdays), 'date');
  return (
    <Card title={t({ message: 'Progress', comment: 'Heading above the steps of a complaint: sent, due, answered' })}>
      <ol className={styles['steps']}>
        <Step isDone note={sent && formatServerTime(sent)}>
          <Trans comment="Step of a complaint">Sent</Trans>
        </Step>
        {!isAnswered && (
          <Step isDone={false} note={due ? <Trans>Answer due by {due}</Trans> : <Trans>We answer within 3 working days.</Trans>}>
            <Trans comment="Step of a complaint: customer service is looking into it">Being looked into</Trans>
          </Step>
        )}
        {isAnswered && (
          <Step isDone>
            <Trans comment="Step of a complaint">Answered</Trans>
          </Step>
        )}
      </ol>
    </Card>
  );
}

type StepProps = { isDone: boolean; note?: ReactNode; children: ReactNode };

function Step({ isDone, note, children }: StepProps) {
  return (
    <li className={cx(styles['step'], isDone && styles['done'])}>
      <span className={styles['mark']}>
        <Icon name={isDone ? 'check' : 'clock'} size={16} />
      </span>
      <span>
        <span className={styles['name']}>{children}</span>
        {note && <span className={styles['note']}>{note}</span>}
      </span>
    </li>
  );
}
