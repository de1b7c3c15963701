import { useLingui } from '@lingui/macro';
import { type Ref, useId, useMemo, useState } from 'react';
import { mask } from '@/domain/mask/mask';
import type { WriteOutcome } from '@/platform/storage/store';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Rows } from '@/ui/rows';
import { useDraft } from '@/ui/use-draft';
import { isComposingKey, useTextInput } from '@/ui/use-text-input';
import type { Keys } from '../../use-keys';
import { type Desk, useDesk, useDeskTime } from '../desk';
import { ComplaintCard, PaymentsCard, StatePill, wholeState } from '../dispute/dispute-cards';
import type { Entry } from '../library/summary';
import { type CaseState, maxNoteLength } from '../storage/support-cases';
import type { ImportedDispute } from '../storage/support-disputes';
import { outcomeNames } from '../words';
import staff from '../../staff.module.css';
import styles from '../desk.module.css';

/** A case in the list, with actions to open its neighbours. */
export type CaseWork = {
  /** Names the case in the stored work. */
  name: string;
  state: CaseState;
  /** Position in the listed cases, from 1. */
  number: number;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onDone: () => void;
};

/** Single keys that work in every case. */
export function caseKeys({ onPrevious, onNext, onDone }: CaseWork, { open, showKeys }: Desk): Keys {
  return { j: onNext, k: onPrevious, d: onDone, u: () => open({}), '?': showKeys };
}

type Props = {
  entry: Entry;
  /** The dispute files with this conversation. */
  disputes: readonly ImportedDispute[];
  work: CaseWork;
  notesRef: Ref<HTMLTextAreaElement>;
};

/** The loan, the agent's notes, and what the dispute files say. */
export function CasePanel({ entry, disputes, work, notesRef }: Props) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const { orderNo, orderName, orderStatus, startedAt, outcome, rating, release } = entry;
  return (
    <>
      <Card title={t({ message: 'Loan', comment: 'Card: what is known of a borrower’s loan' })}>
        <Rows
          rows={[
            { label: t`Loan number`, value: orderNo || '–' },
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
        <NotesField work={work} fieldRef={notesRef} />
      </Card>
      {disputes.map((dispute) => (
        <DisputePart key={dispute.id} dispute={dispute} orderNo={orderNo} />
      ))}
    </>
  );
}

/** What one dispute file says, always masked. Each has its own part: a changed file may have the same conversation. */
function DisputePart({ dispute, orderNo }: { dispute: ImportedDispute; orderNo: string }) {
  const { t } = useLingui();
  const { open } = useDesk();
  const deskTime = useDeskTime();
  const complaint = useMemo(() => {
    const given = dispute.complaint;
    const hide = (text: string) => mask(text, 'all', [orderNo, given?.problemId ?? '']).text;
    return given && { ...given, content: hide(given.content), answer: hide(given.answer) };
  }, [dispute, orderNo]);
  return (
    <section className="stack-3" aria-label={t`From the dispute file`}>
      <Card
        title={t({ message: 'Dispute file', comment: 'Title of a card: the file a conversation came with' })}
        action={
          <Button variant="quiet" onClick={() => open({ dispute: dispute.id })}>
            {t`Open the file`}
          </Button>
        }
      >
        <p className={styles.facts}>
          <StatePill {...wholeState(dispute)} />
          {t`Saved ${deskTime(dispute.manifest.createdAt)}`}
        </p>
      </Card>
      {complaint && <ComplaintCard complaint={complaint} />}
      <PaymentsCard dispute={dispute} />
    </section>
  );
}

type NotesFieldProps = { work: CaseWork; fieldRef?: Ref<HTMLTextAreaElement> | undefined };

/** The agent's notes: stored while typing, with a confirmation. */
export function NotesField({ work: { name, state }, fieldRef }: NotesFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const { library } = useDesk();
  const [outcome, setOutcome] = useState<WriteOutcome | null>(null);

  const { fields, change, flush } = useDraft<{ typed: string | null }>({
    initial: { typed: null },
    save: ({ typed }) => void library.change(name, (old) => ({ ...old, notes: typed ?? '' })).then(setOutcome),
  });
  const typing = useTextInput<HTMLTextAreaElement>({
    value: fields.typed ?? state.notes,
    limit: maxNoteLength,
    onChange(value) {
      change({ typed: value });
      setOutcome(null);
    },
  });

  return (
    <div className={styles.part}>
      <label htmlFor={id} className={staff['label']}>
        {t({ message: 'Notes', comment: 'What a support agent notes about a case' })}
      </label>
      <textarea
        {...typing}
        id={id}
        ref={fieldRef}
        className={cx(staff['select'], styles.field)}
        rows={5}
        placeholder={t`What you found, what you promised`}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return;
          event.stopPropagation();
          event.currentTarget.blur();
        }}
      />
      <output className={cx('hint', styles.kept)}>
        {outcome === 'saved' && t`Kept on this device.`}
        {outcome === 'memory' && t`Kept until this page is closed.`}
        {outcome === 'full' && t`This device has no room for it. Copy your note.`}
      </output>
    </div>
  );
}

/** Buttons between cases: previous, next, done. */
export function CaseBar({ work: { state, number, total, onPrevious, onNext, onDone } }: { work: CaseWork }) {
  const { t } = useLingui();
  const turns = [
    { label: t`Previous case`, key: 'K', onClick: onPrevious },
    { label: t`Next case`, key: 'J', onClick: onNext },
  ].map(({ label, key, onClick }) => (
    <button
      key={key}
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-keyshortcuts={key}
      disabled={!onClick}
      onClick={onClick}
    >
      <Icon name="chevron-right" size={20} />
    </button>
  ));
  return (
    <nav className={styles.cases} aria-label={t`Cases`}>
      {turns[0]}
      <span>{t({ message: `${number} / ${total}`, comment: 'Place of a case among all of them' })}</span>
      {turns[1]}
      <button
        type="button"
        className={cx('row', styles.doneButton)}
        aria-pressed={state.isDone}
        aria-keyshortcuts="D"
        onClick={onDone}
      >
        <Icon name="check" size={18} />
        {t({ message: 'Done', comment: 'Button: this case is done' })}
      </button>
    </nav>
  );
}
