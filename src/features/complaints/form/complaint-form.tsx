import { useLingui, Trans } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '@/platform/browser/page-events';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { useOnce, useTimeout } from '@/ui/component-life';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { SuccessArt } from '@/ui/success-art';
import { useToast } from '@/ui/toast';
import { useForm } from '@/ui/use-form';
import { useTapLock } from '@/ui/use-write';
import type { LoadedDraft } from '../drafts/use-drafts';
import { complaintStartQuery } from '../queries';
import { paymentIdsOf, type Proof } from '../records/complaint-drafts';
import { AboutCard, useTypeProblem } from './about-card';
import { firstText, orderOf, resolveType, type Asked, type Chosen } from './complaint-type';
import { DescriptionCard, ProofOfferCard, TranscriptCard } from './description-card';
import { EvidenceCard } from './evidence-card';
import { PhaseNotice } from './phase-notice';
import { isFixed, isUnderWay, type SendPhase } from './sending';
import { useFormParts } from './use-form-parts';
import styles from './form.module.css';

/** The time for an answer (specification section 2). No date: public holidays are decreed year by year. */
function ReplyTime() {
  return <Trans>We reply within 3 working days; public holidays do not count.</Trans>;
}

/** How long the dialog is shown, milliseconds (specification section 9). */
const sentDialogMs = 1_500;

function SentDialog({ onEnd }: { onEnd: () => void }) {
  const { t } = useLingui();
  useTimeout(sentDialogMs, onEnd);

  return (
    <Dialog open onClose={onEnd} title={t`Your complaint was sent`} dismissible={false}>
      <div className={styles.art}>
        <SuccessArt />
      </div>
      <p>
        <ReplyTime />
      </p>
    </Dialog>
  );
}

type SendButtonProps = {
  phase: SendPhase;
  /** Without a network the complaint is stored, and sent later. */
  isLater: boolean;
  onSend: () => void;
  onPostpone: () => void;
  onCheck: () => void;
};

function SendButton({ phase, isLater, onSend, onPostpone, onCheck }: SendButtonProps) {
  const { t } = useLingui();
  const busyLabel =
    phase.name === 'uploading'
      ? t`uploading...`
      : phase.name === 'checking'
        ? t`Checking…`
        : phase.name === 'storing'
          ? t`One moment…`
          : t`Sending…`;
  const isUnknown = phase.name === 'unknown';
  const postpones = isLater && !isUnknown && !isUnderWay(phase);
  return (
    <Button
      block
      busy={isUnderWay(phase)}
      busyLabel={busyLabel}
      disabled={phase.name === 'sent' || phase.name === 'queued' || phase.name === 'gone'}
      onClick={isUnknown ? onCheck : postpones ? onPostpone : onSend}
    >
      {isUnknown ? (
        <Trans>Check again</Trans>
      ) : postpones ? (
        <Trans>Send when online</Trans>
      ) : (
        <Trans comment="Button: sends the complaint">Send</Trans>
      )}
    </Button>
  );
}

type Props = {
  loaded: LoadedDraft;
  asked: Asked;
  /** Whether the text was on screen before the form: then it stays first. */
  isTextFirst: boolean;
};

/** The form: subject, description, pictures, and the state of sending. */
export function ComplaintForm({ loaded, asked, isTextFirst }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { api } = useServices();
  const start = useQuery(complaintStartQuery(api, asked.orderNo));
  const { keeper, evidence, sending, keeping, pictures, phase } = useFormParts(loaded, asked);
  const { draft } = keeping;
  // A type card that appears later goes last: its height is unknown, and it must not move the cards above it.
  const knewTypes = useOnce(() => start.data !== undefined && !isTextFirst);
  const [picked, setPicked] = useState<Chosen | null>(null);
  const isOnline = useOnline();
  const toast = useToast();
  const once = useTapLock();

  const { offered } = draft;
  // Where it was at first: accepting the facts moves nothing, and the focus goes to the text.
  const isReceiptFirst = paymentIdsOf(loaded.draft).length > 0;
  const type = resolveType(start.data, asked, picked, draft);
  const order = orderOf(start.data, asked.orderNo);
  const { problemType, problemSonType } = type;
  const typeProblem = useTypeProblem(type);
  const form = useForm({
    type: typeProblem,
    text: draft.text.trim() === '' ? t`Please fill in your comments and suggestions` : null,
  });
  const subject = { problemType, problemSonType, orderName: order?.productName || draft.orderName };

  /** Copies type and order into the draft. @returns whether it is complete; otherwise focuses what is missing */
  function completeDraft(): boolean {
    if (!form.check()) return false;
    const { draft: stored } = keeper.getSnapshot();
    const isSame = problemType === stored.problemType && problemSonType === stored.problemSonType;
    if (!isSame || subject.orderName !== stored.orderName) keeper.change(subject);
    return true;
  }

  function send(): void {
    if (isUnderWay(phase) || !completeDraft()) return;
    void sending.send(type);
  }

  function postpone(): void {
    if (isUnderWay(phase) || !completeDraft()) return;
    void once(() => sending.postpone(type));
  }

  const isQueued = phase.name === 'queued';
  const endQueued = useEffectEvent(() => {
    toast.show(t`Saved. It will be sent as soon as you are online.`, { kind: 'success' });
    void navigate({ to: '/complaintList', replace: true });
  });
  useEffect(() => {
    if (isQueued) endQueued();
  }, [isQueued]);

  /** The form is replaced in the history (decision 5, sent complaint). @param problemId empty if there is none */
  function endSent(problemId: string): void {
    const search = { from: 'sent', ...(problemId !== '' && { problemId }) };
    void navigate({ to: '/complaintList', search, replace: true });
  }

  function pick(chosen: Chosen): void {
    setPicked(chosen);
    keeper.change(chosen);
    sending.reset();
  }

  function changeText(text: string): void {
    // What was only suggested stays so: it can still be changed.
    keeper.change(type.isSuggested ? { text } : { text, ...subject });
    sending.reset();
  }

  function decideOnProof(text: string, proof: Proof | null): void {
    keeper.change({ proof, offered: null });
    changeText(text);
    form.focus('text');
  }

  const typeCard = (
    <fieldset ref={form.field('type')} aria-label={t`Type of complaint`} tabIndex={-1} disabled={isFixed(phase)}>
      <AboutCard
        type={type}
        order={order}
        orderNo={asked.orderNo}
        start={start}
        isPicked={picked !== null}
        problem={type.isBlocked ? typeProblem : form.problem('type')}
        onPick={pick}
      />
    </fieldset>
  );
  const evidenceCard = (
    <fieldset disabled={isFixed(phase)}>
      <EvidenceCard
        evidence={evidence}
        state={pictures}
        isReceipt={paymentIdsOf(draft).length > 0}
        isFirst={isReceiptFirst}
      />
    </fieldset>
  );

  return (
    <PageShell
      tone="brand"
      footer={
        <SendButton
          phase={phase}
          isLater={!isOnline || phase.name === 'offline'}
          onSend={send}
          onPostpone={postpone}
          onCheck={() => void sending.check()}
        />
      }
    >
      <PhaseNotice
        phase={phase}
        onSend={send}
        onSendWithout={() => {
          evidence.dropFailed();
          send();
        }}
        onKeepAsNew={() => sending.keepAsNew()}
        onLeave={() => void navigate({ to: '/complaintList', replace: true })}
      />
      {offered && !isFixed(phase) && <ProofOfferCard draft={draft} offered={offered} onDecide={decideOnProof} />}
      {isReceiptFirst && evidenceCard}
      {knewTypes && typeCard}
      <DescriptionCard
        keeping={keeping}
        startsCut={firstText(loaded.draft).wasCut}
        inputRef={form.field('text')}
        error={form.problem('text')}
        isFixed={isFixed(phase)}
        isFull={phase.name === 'full'}
        onWrite={changeText}
      />
      {!isReceiptFirst && evidenceCard}
      {draft.transcript && <TranscriptCard transcript={draft.transcript} />}
      <Notice kind="info">
        <ReplyTime />
      </Notice>
      {!knewTypes && typeCard}
      {phase.name === 'sent' && <SentDialog onEnd={() => endSent(phase.problemId)} />}
    </PageShell>
  );
}
