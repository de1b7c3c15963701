import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { WriteOutcome } from '@/storage/store';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';
import { NotesField } from '../case/notes-field';
import { useDeskTime } from '../desk-time';
import type { Entry } from '../library/summary';
import { SupportShell } from '../screen/support-shell';
import type { CaseState } from '../storage/support-cases';
import type { ImportedDispute } from '../storage/support-disputes';
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
  state: CaseState;
  onNotes: (notes: string) => Promise<WriteOutcome>;
  /** Previous, next, done. */
  bar: ReactNode;
};

/** A dispute file: whether it is the one that was saved, and what is in it. */
export function DisputeScreen({ dispute, entries, onPlay, onBack, state, onNotes, bar }: Props) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const { manifest, complaint, requests, sessionIds } = dispute;
  const talks = entries.filter(({ source, id }) => source === 'imported' && sessionIds.includes(id));
  return (
    <SupportShell
      title={
        manifest.orderNo || t({ message: 'All orders', comment: 'A dispute file is about every order of the borrower' })
      }
      subtitle={t`Dispute file, saved ${deskTime(manifest.createdAt)}`}
      onBack={onBack}
      tools={bar}
    >
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <CheckCard dispute={dispute} />
          <Card label={t`Notes about this file`}>
            <NotesField notes={state.notes} onChange={onNotes} />
          </Card>
        </div>
        <div className={styles['column']}>
          {sessionIds.length > 0 && (
            <Card title={t`Conversations in this file`}>
              {talks.map((entry) => (
                <LinkRow key={entry.key} icon="play" onClick={() => onPlay(entry.key)}>
                  {[deskTime(entry.startedAt), entry.excerpt].filter(Boolean).join(' · ')}
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
