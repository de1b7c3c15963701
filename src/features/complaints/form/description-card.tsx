import { Trans, useLingui } from '@lingui/macro';
import { useState, type Ref } from 'react';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { TextArea } from '@/ui/text-area';
import type { Keeping, Saving } from '../drafts/draft-keeper';
import { textLimit } from './first-text';
import styles from './description-card.module.css';

/** Whether what was written is on the device; "saved" only when it is. Keeps its place, so that nothing jumps. */
function SavingLine({ saving }: { saving: Saving }) {
  return (
    <output className={styles['line']}>
      {saving === 'saved' && (
        <>
          <Icon name="check" size={16} />
          <Trans>Saved on this device</Trans>
        </>
      )}
    </output>
  );
}

type Props = {
  keeping: Keeping;
  inputRef: Ref<HTMLTextAreaElement>;
  /** Send was tapped: an empty text is told. */
  wasSubmitted: boolean;
  /** It is being sent. */
  isFixed: boolean;
  /** The outbox found no room, either. */
  isFull: boolean;
  onWrite: (text: string) => void;
};

/** What happened, in the borrower's words: at most 200 characters, and whether they are on the device. */
export function DescriptionCard({
  keeping: { draft, saving },
  inputRef,
  wasSubmitted,
  isFixed,
  isFull,
  onWrite,
}: Props) {
  const { t } = useLingui();
  const [wasCut, setWasCut] = useState(false);

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
        rows={6}
        onChange={write}
        onCut={() => setWasCut(true)}
        error={wasSubmitted && draft.text.trim() === '' ? t`Please fill in your comments and suggestions` : null}
        readOnly={isFixed}
      />
      <SavingLine saving={saving} />
      <div className={styles['cut']} aria-live="polite">
        {wasCut && (
          <Notice kind="warning">
            <Trans>Only the first {textLimit} characters fit. The rest was left out.</Trans>
          </Notice>
        )}
      </div>
      {(isFull || saving === 'full') && (
        <div className={styles['full']}>
          <Notice kind="error" title={t`There is no room left on this device`}>
            <Trans>
              What you wrote stays here, but it is lost when this page closes. Send it now, or free some space.
            </Trans>
          </Notice>
        </div>
      )}
    </Card>
  );
}
