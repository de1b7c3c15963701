import { Trans, useLingui } from '@lingui/macro';
import { useMemo, useState } from 'react';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Notice } from '@/ui/notice';
import { RadioTabs } from '@/ui/radio-tabs';
import { canSaveFiles, saveFile } from '@/ui/save-file';
import { canShareFile, shareFile, type ShareOutcome } from '@/ui/share-file';
import type { Conversation } from './conversation';
import { ExportPreview } from './export-preview';
import { packConversations, toFile, type ExportForm } from './share-package';
import styles from './share-ready.module.css';

type Props = { conversation: Conversation };

type Outcome = 'none' | ShareOutcome | 'download-started';

/** The preview with its ways out. */
export function ShareReady({ conversation }: Props) {
  const { t } = useLingui();
  const { clock } = useServices();
  const [form, setForm] = useState<ExportForm>('text');
  const [outcome, setOutcome] = useState<Outcome>('none');
  const ready = useMemo(
    () =>
      packConversations([conversation], { form, masked: true, now: clock.now(), translate: (message) => t(message) }),
    [conversation, form, clock, t],
  );
  const file = useMemo(() => toFile(ready), [ready]);

  async function share() {
    setOutcome('none');
    setOutcome(await shareFile(file));
  }

  function save() {
    saveFile(file);
    setOutcome('download-started');
  }

  const isShareable = canShareFile(file);
  const isSavable = canSaveFiles();
  return (
    <>
      <RadioTabs
        label={t`What to share`}
        options={[
          { value: 'text', label: t({ message: 'To read', comment: 'Share the conversation as readable text' }) },
          {
            value: 'json',
            label: t({
              message: 'For support',
              comment: 'Share the conversation as a file that customer service can open',
            }),
          },
        ]}
        value={form}
        onChange={(next) => {
          setForm(next);
          setOutcome('none');
        }}
      />
      <ExportPreview text={ready.text} masked={ready.masked} />
      <Result outcome={outcome} />
      <div className={styles['ways']}>
        {isShareable && (
          <Button block onClick={() => void share()}>
            {t({ message: 'Share', comment: 'Button: hand the conversation to another app' })}
          </Button>
        )}
        {isSavable && (
          <Button block variant={isShareable ? 'secondary' : 'primary'} onClick={save}>
            <Trans>Save as a file</Trans>
          </Button>
        )}
        <div className={styles['copy']}>
          <CopyButton text={ready.text} label={t`conversation`} />
        </div>
      </div>
    </>
  );
}

/** What became of it, no more than is known. */
function Result({ outcome }: { outcome: Outcome }) {
  return (
    <output className={styles['result']}>
      {outcome === 'shared' && (
        <Notice kind="success">
          <Trans>The conversation was handed to the app you chose.</Trans>
        </Notice>
      )}
      {outcome === 'cancelled' && (
        <Notice kind="info">
          <Trans>Nothing was shared.</Trans>
        </Notice>
      )}
      {outcome === 'failed' && (
        <Notice kind="warning">
          <Trans>Sharing did not work here. Save a file, or copy the text.</Trans>
        </Notice>
      )}
      {outcome === 'download-started' && (
        <Notice kind="info">
          <Trans>The download has started. If no file appears on your phone, copy the text instead.</Trans>
        </Notice>
      )}
    </output>
  );
}
