import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { copyText, share, type SharedText } from '@/ui/share';
import { useTapLock } from '@/ui/use-tap-lock';
import styles from './receipt-actions.module.css';

/** `manual`: neither sharing nor copying works here; the person has to select the text. */
type Outcome = 'shared' | 'cancelled' | 'copied' | 'manual' | 'not-printed';

/** Hands a text to another app; where that does not work, to the clipboard. Must be called in answer to a tap. */
async function shareOrCopy(what: SharedText): Promise<Outcome> {
  const outcome = await share(what);
  if (outcome !== 'failed') return outcome;
  return (await copyText(what.text)) ? 'copied' : 'manual';
}

/** Until a print dialog that comes has announced itself, milliseconds. */
const printTimeoutMs = 1_500;

/** What a person takes a receipt along with: another app, paper. Says no more about the outcome than is known. */
export function ReceiptActions({ title, text }: SharedText) {
  const { t } = useLingui();
  const once = useTapLock();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function print(): void {
    setOutcome(null);
    clearTimeout(timer.current);
    // Some webviews have the function, and do nothing.
    timer.current = setTimeout(() => setOutcome('not-printed'), printTimeoutMs);
    window.addEventListener('beforeprint', () => clearTimeout(timer.current), { once: true });
    window.print();
  }

  return (
    <>
      <div className={styles['ways']}>
        <Button
          variant="secondary"
          onClick={() => void once(async () => setOutcome(await shareOrCopy({ title, text })))}
        >
          <Icon name="share" size={18} />
          <Trans comment="Button: hands a record to another app">Share</Trans>
        </Button>
        {typeof window.print === 'function' && (
          <Button variant="secondary" onClick={print}>
            <Icon name="receipt" size={18} />
            <Trans comment="Button: prints a record">Print</Trans>
          </Button>
        )}
      </div>
      <output className={styles['outcome']}>
        {outcome === 'shared' && <Notice kind="success">{t`The record was handed to the app you chose.`}</Notice>}
        {outcome === 'copied' && (
          <Notice kind="success">{t`There is no sharing here, so the record was copied. Paste it into a message or a note.`}</Notice>
        )}
        {outcome === 'not-printed' && (
          <Notice kind="info">{t`If nothing has opened, printing does not work here. Share the record instead.`}</Notice>
        )}
      </output>
      <Dialog open={outcome === 'manual'} onClose={() => setOutcome(null)} title={t`Copy the record`}>
        <p>{t`Sharing and copying do not work here. Press and hold the text to copy it.`}</p>
        <textarea
          className={styles['text']}
          readOnly
          rows={10}
          value={text}
          aria-label={t`Text of the record`}
          data-autofocus=""
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </>
  );
}
