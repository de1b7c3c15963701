import { Trans, useLingui } from '@lingui/macro';
import { useMemo, type Ref } from 'react';
import { maskForOthers } from '@/domain/mask/mask-for-others';
import { wholeFigures } from '@/i18n/whole-figures';
import type { WriteOutcome } from '@/storage/store';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useDeskTime } from '../desk-time';
import { ComplaintCard } from '../dispute/complaint-card';
import { wholeState } from '../dispute/dispute-list';
import { PaymentsCard } from '../dispute/payments-card';
import { StatePill } from '../dispute/state-pill';
import type { Entry } from '../library/summary';
import type { CaseState } from '../storage/support-cases';
import type { ImportedDispute } from '../storage/support-disputes';
import { outcomeNames } from '../words/mark-words';
import { NotesField } from './notes-field';
import styles from './case.module.css';

type Props = {
  entry: Entry;
  /** The dispute file that the conversation came with, where there is one. */
  dispute?: ImportedDispute | undefined;
  state: CaseState;
  onNotes: (notes: string) => Promise<WriteOutcome>;
  onOpenDispute: (id: string) => void;
  notesRef: Ref<HTMLTextAreaElement>;
};

/** The complaint with everything masked that its file may have left readable. */
function masked(complaint: NonNullable<ImportedDispute['complaint']>, known: readonly string[]) {
  const mask = (text: string) => maskForOthers(text, known).text;
  return { ...complaint, content: mask(complaint.content), answer: mask(complaint.answer) };
}

type Fact = { label: string; value: string };

/** Label and value, close together: a case is read at a glance. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{wholeFigures(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the file knows of the borrower's loan and complaint, masked, and what the agent noted. */
export function CasePanel({ entry, dispute, state, onNotes, onOpenDispute, notesRef }: Props) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const { orderNo, orderName, orderStatus, startedAt, outcome, rating, release } = entry;
  const complaint = useMemo(
    () => dispute?.complaint && masked(dispute.complaint, [orderNo, dispute.complaint.problemId]),
    [dispute, orderNo],
  );
  return (
    <>
      <Card title={t({ message: 'Loan', comment: 'Card: what is known of a borrower’s loan' })}>
        <Facts
          facts={[
            { label: t`Order number`, value: orderNo || '–' },
            { label: t`Product`, value: orderName || '–' },
            { label: t({ message: 'Status', comment: 'Of an order' }), value: orderStatus || '–' },
            { label: t`Conversation began`, value: deskTime(startedAt) },
            {
              label: t`Outcome`,
              value: [t(outcomeNames[outcome]), rating > 0 ? t`${rating} of 5 stars` : ''].filter(Boolean).join(' · '),
            },
            ...(release === '' ? [] : [{ label: t`Web release`, value: release }]),
          ]}
        />
        <NotesField notes={state.notes} onChange={onNotes} fieldRef={notesRef} />
      </Card>
      {dispute && (
        <section className={styles['stack']} aria-label={t`From the dispute file`}>
          <Card
            title={t({ message: 'Dispute file', comment: 'Title of a card: the file a conversation came with' })}
            action={
              <Button variant="quiet" onClick={() => onOpenDispute(dispute.id)}>
                <Trans>Open the file</Trans>
              </Button>
            }
          >
            <StatePill {...wholeState(dispute)} />
          </Card>
          {complaint && <ComplaintCard complaint={complaint} />}
          <PaymentsCard dispute={dispute} />
        </section>
      )}
    </>
  );
}
