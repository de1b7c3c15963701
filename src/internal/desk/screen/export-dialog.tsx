import { useLingui } from '@lingui/macro';
import { useMemo, useState } from 'react';
import { addMasks, type MaskCount, maskTotal } from '@/domain/mask/mask';
import { type Conversation, maskConversation, orderNumbersOf } from '@/features/chat/export/conversation';
import { packConversations } from '@/features/chat/export/masked-conversations';
import { ExportPreview } from '@/features/chat/export/share-conversation';
import { writeTranscript } from '@/features/chat/export/transcript';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { PrintSheet } from '@/ui/print-sheet';
import { saveFile } from '@/ui/share';
import { RadioTabs } from '@/ui/tabs';
import { useDesk } from '../desk';
import { type DeskPart, exportCases } from '../storage/support-cases';
import styles from '../desk.module.css';

/** @param hidden the masked places of the export */
function MaskSummary({ found, hidden }: { found: MaskCount; hidden: MaskCount }) {
  const { t } = useLingui();
  const readable = maskTotal(found) - maskTotal(hidden);
  const { phone, card, id } = found;
  return (
    <>
      <p className="hint">
        {t`Found: ${phone} telephone, ${card} card, ${id} identity numbers. Readable after export: ${readable}.`}
      </p>
      {readable > 0 && (
        <Notice kind="warning">
          {t`Personal numbers leave this device unmasked. Card numbers stay masked in any case.`}
        </Notice>
      )}
    </>
  );
}

type Props = {
  conversations: readonly Conversation[];
  /** The cases whose notes are in the file. */
  ids: readonly string[];
  /** The build that recorded them; empty if unknown, or if there are several. */
  release: string;
  /** The moment at which the file opens. */
  opens?: DeskPart['opens'];
  onClose: () => void;
};

type Way = 'json' | 'text' | 'print';

/** The export, masked by default, as a file, as text, or on paper. */
export function ExportDialog({ conversations, ids, release, opens = null, onClose }: Props) {
  const { t } = useLingui();
  const { clock } = useServices();
  const { cases } = useDesk().library;
  const [way, setWay] = useState<Way>('text');
  const [masked, setMasked] = useState(true);
  const [isStarted, setIsStarted] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const form = way === 'json' ? 'json' : 'text';
  const orders = useMemo(() => conversations.flatMap(orderNumbersOf), [conversations]);
  const ready = useMemo(() => {
    const { desk, count } = exportCases({ ids, cases, opens, orders, masked });
    const packed = packConversations(conversations, {
      form,
      masked,
      desk,
      now: clock.now(),
      release,
      translate: (message) => t(message),
    });
    return { ...packed, masked: addMasks(packed.masked, count) };
  }, [conversations, orders, ids, release, cases, opens, form, masked, clock, t]);
  const found = useMemo(() => {
    const { count } = exportCases({ ids, cases, opens: null, orders, masked: true });
    return conversations.map((one) => maskConversation(one, 'numbers').count).reduce(addMasks, count);
  }, [conversations, orders, ids, cases]);

  function change(next: Way) {
    setWay(next);
    setIsStarted(false);
  }

  function save() {
    saveFile(new File([ready.text], ready.name, { type: ready.type }));
    setIsStarted(true);
  }

  return (
    <Dialog open onClose={onClose} title={t`Export`}>
      <RadioTabs
        label={t`Form`}
        options={[
          { value: 'text', label: t({ message: 'Text', comment: 'Form of an export' }) },
          { value: 'json', label: t({ message: 'File', comment: 'Form of an export' }) },
          { value: 'print', label: t({ message: 'Print', comment: 'Form of an export' }) },
        ]}
        value={way}
        onChange={change}
      />
      <Checkbox label={t`Mask telephone, card and identity numbers`} checked={masked} onChange={setMasked} />
      <MaskSummary found={found} hidden={ready.masked} />
      <ExportPreview text={ready.text} masked={ready.masked} found={found} />
      <output className="hint">{isStarted && t`The download has started.`}</output>
      <div className="ends">
        <CopyButton text={ready.text} label={t`export`} />
        {way === 'print' ? (
          <Button onClick={() => setIsPrinting(true)}>{t({ message: 'Print', comment: 'Button' })}</Button>
        ) : (
          <Button onClick={save}>{t({ message: 'Download', comment: 'Button: saves the export as a file' })}</Button>
        )}
      </div>
      {isPrinting && (
        <PrintSheet onDone={() => setIsPrinting(false)}>
          {ready.conversations.map((conversation) => (
            <pre key={conversation.id} className={styles.sheet}>
              {writeTranscript(conversation, release, (message) => t(message))}
            </pre>
          ))}
        </PrintSheet>
      )}
    </Dialog>
  );
}
