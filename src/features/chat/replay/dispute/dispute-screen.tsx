import { Trans, useLingui } from '@lingui/macro';
import { formatDate } from '@/i18n/format-date';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';
import type { ImportedDispute } from '../import/support-disputes';
import type { Entry } from '../library/summary';
import { SupportShell } from '../screen/support-shell';
import { CheckCard } from './check-card';
import { ComplaintCard } from './complaint-card';
import { PaymentsCard } from './payments-card';
import { RequestsCard } from './requests-card';
import styles from './dispute.module.css';

type Props = {
  dispute: ImportedDispute;
  /** The conversations of the library. */
  entries: readonly Entry[];
  onPlay: (key: string) => void;
  onBack: () => void;
};

/** A dispute file: whether it is the one that was saved, and what is in it. */
export function DisputeScreen({ dispute, entries, onPlay, onBack }: Props) {
  const { t } = useLingui();
  const { manifest, complaint, requests, sessionIds } = dispute;
  const talks = entries.filter(
    ({ source, conversation }) => source === 'imported' && sessionIds.includes(conversation.id),
  );
  return (
    <SupportShell
      title={
        manifest.orderNo || t({ message: 'All orders', comment: 'A dispute file is about every order of the borrower' })
      }
      subtitle={t`Dispute file, saved ${formatDate(manifest.createdAt)}`}
      onBack={onBack}
    >
      <div className={styles['columns']}>
        <CheckCard dispute={dispute} />
        <div className={styles['column']}>
          {sessionIds.length > 0 && (
            <Card title={t`Conversations in this file`}>
              {talks.map((entry) => (
                <LinkRow key={entry.key} icon="play" onClick={() => onPlay(entry.key)}>
                  {[formatDate(entry.conversation.startedAt), entry.excerpt].filter(Boolean).join(' · ')}
                </LinkRow>
              ))}
              {talks.length < sessionIds.length && (
                <p className={styles['hint']}>
                  <Trans>Some of them were removed from this device. Import the file again to see them.</Trans>
                </p>
              )}
            </Card>
          )}
          {complaint && <ComplaintCard complaint={complaint} />}
          <PaymentsCard dispute={dispute} />
        </div>
        {requests && <RequestsCard requests={requests} />}
      </div>
    </SupportShell>
  );
}
