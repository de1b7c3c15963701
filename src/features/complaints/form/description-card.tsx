import { Trans, useLingui } from '@lingui/macro';
import { type Ref, useState, useId } from 'react';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import type { PreviewFields } from '@/ui/preview';
import { Slot } from '@/ui/slot';
import { TextArea, FieldFrame } from '@/ui/text-field';
import type { Keeping, Saving } from '../drafts/draft-keeper';
import {
  type ChatTranscript,
  type ComplaintDraft,
  joinProofs,
  type Proof,
  textLimit,
} from '../records/complaint-drafts';
import styles from './form.module.css';
import field from '@/ui/field.module.css';

/** The conversation before this complaint, to read while writing. */
export function TranscriptCard({ transcript }: { transcript: ChatTranscript }) {
  if (transcript.lines.length === 0) return null;
  return (
    <Card>
      <Accordion summary={<Trans>Your conversation with the assistant</Trans>}>
        <ol className="stack-2">
          {/* A conversation does not change, and may repeat a text, so the index is the key. */}
          {Array.from(transcript.lines, ({ from, text }, index) => (
            <li key={index} className={cx(styles.line, from === 'borrower' && styles.own)}>
              <span className="sr-only">
                {from === 'borrower' ? (
                  <Trans comment="For screen readers: what the borrower wrote in the chat">You:</Trans>
                ) : (
                  <Trans comment="For screen readers: what the chatbot wrote">Assistant:</Trans>
                )}{' '}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </Accordion>
    </Card>
  );
}

type ProofOfferCardProps = {
  draft: ComplaintDraft;
  offered: Proof;
  /** The new text, and its proof: `null` if the complaint is about something else. */
  onDecide: (text: string, proof: Proof | null) => void;
};

/** Offers the prepared text about the payment if the draft has a text already; replaces nothing by itself. */
export function ProofOfferCard({ draft: { text, proof }, offered, onDecide }: ProofOfferCardProps) {
  const { t } = useLingui();
  const joined = [text.trimEnd(), offered.text].filter((part) => part !== '').join('\n');
  return (
    <Card title={t`You began a complaint earlier`} tone="float">
      <div className="stack">
        <p>
          {offered.paymentIds.length === 0
            ? t`Your text is still below. This would tell us that you cannot pay:`
            : t`Your text is still below. This would tell us about your payment:`}
        </p>
        <blockquote className={styles.quote}>{offered.text}</blockquote>
        {joined.length > textLimit ? (
          <>
            <p>{t`Both together are too long.`}</p>
            <Button block onClick={() => onDecide(offered.text, offered)}>{t`Replace my text`}</Button>
          </>
        ) : (
          <Button block onClick={() => onDecide(joined, joinProofs(proof, offered))}>{t`Add it to my text`}</Button>
        )}
        <Button block variant="secondary" onClick={() => onDecide(text, proof)}>{t`Leave my text as it is`}</Button>
      </div>
    </Card>
  );
}

/** Whether the text is stored; "saved" only after it is. Its height is fixed, so that nothing jumps. */
function SavingLine({ saving }: { saving: Saving }) {
  return (
    <output className={styles.saved}>
      {saving === 'saved' && (
        <>
          <Icon name="check" size={16} />
          <Trans>Saved on this phone</Trans>
        </>
      )}
    </output>
  );
}

const textRows = 6;

/** The draft's text as `TextArea` shows it, before the form can be used. @param fields null while the page waits */
export function DraftText({ fields }: { fields: PreviewFields | null }) {
  const { t } = useLingui();
  const id = useId();
  const counter = (
    <span className={cx('hint tabular', field['counter'])}>
      <Slot name="textUsed" fields={fields} />
    </span>
  );
  return (
    <div aria-hidden="true" inert>
      <Slot name="draft" fields={fields} as="div" isExtra>
        <Card>
          <FieldFrame id={id} label={t`Problem description`} counter={counter}>
            <textarea
              id={id}
              readOnly
              tabIndex={-1}
              rows={textRows}
              className={`${field['input']} ${field['area']}`}
              data-slot="text"
              defaultValue={fields?.['text']?.text}
            />
          </FieldFrame>
          <SavingLine saving="saved" />
        </Card>
      </Slot>
    </div>
  );
}

type Props = {
  keeping: Keeping;
  /** The text that it begins with was longer. */
  startsCut: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  /** Why the text cannot be sent; `null`: nothing to say. */
  error: string | null;
  isFixed: boolean;
  /** The outbox had no room for the complaint. */
  isFull: boolean;
  onWrite: (text: string) => void;
};

/** The description in the borrower's words: at most 200 characters, and whether it is saved. */
export function DescriptionCard({ keeping, startsCut, inputRef, error, isFixed, isFull, onWrite }: Props) {
  const { draft, saving } = keeping;
  const { t } = useLingui();
  const [wasCut, setWasCut] = useState(startsCut);

  function write(text: string): void {
    if (text.length < draft.text.length) setWasCut(false);
    onWrite(text);
  }

  return (
    <Card>
      <TextArea
        inputRef={inputRef}
        label={t`Problem description`}
        value={draft.text}
        limit={textLimit}
        rows={textRows}
        onChange={write}
        onCut={() => setWasCut(true)}
        error={error}
        readOnly={isFixed}
      />
      <SavingLine saving={saving} />
      <div className={styles.below} aria-live="polite">
        {wasCut && (
          <Notice kind="warning">{t`Only the first ${textLimit} characters fit. The rest was left out.`}</Notice>
        )}
      </div>
      {saving === 'begun' && (
        <div className={styles.below}>
          <Notice kind="warning" title={t`You have begun another complaint. Send it or delete it first.`}>
            <Trans>What you see here is no longer saved.</Trans>
          </Notice>
        </div>
      )}
      {(isFull || saving === 'full') && (
        <div className={styles.below}>
          {saving === 'saved' ? (
            <Notice kind="error">
              {t`Your complaint could not be put in line to be sent. It stays here as a draft. Send it when you are online.`}
            </Notice>
          ) : (
            <Notice kind="error" title={t`There is no room left on this phone`}>
              <Trans>
                What you wrote stays here, but it is lost when this page closes. Send it now, or free some space.
              </Trans>
            </Notice>
          )}
        </div>
      )}
    </Card>
  );
}
