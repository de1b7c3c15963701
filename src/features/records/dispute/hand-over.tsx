import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Notice } from '@/ui/notice';
import { canSaveFiles, saveFile } from '@/ui/save-file';
import { canShareFile, shareFile, type ShareOutcome } from '@/ui/share-file';
import type { MadeFile } from './make-file';
import styles from './dispute-sheet.module.css';

type Outcome = 'none' | 'download-started' | ShareOutcome;

/** The file's checking code, and the ways out that work here. */
export function HandOver({ made: { file, text, code } }: { made: MadeFile }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const isShareable = canShareFile(file);
  const isSavable = canSaveFiles();

  async function share() {
    setOutcome('none');
    setOutcome(await shareFile(file));
  }

  function save() {
    saveFile(file);
    setOutcome('download-started');
  }

  return (
    <>
      {code === null ? (
        <Notice kind="warning" title={t`This file cannot be sealed`}>
          <Trans>
            This connection is not secure, so the browser works out no checksums. You can save the file, but a later
            change in it would not be noticed.
          </Trans>
        </Notice>
      ) : (
        <div className={styles['code']}>
          <div>
            <p className={styles['code-label']}>
              <Trans comment="Twelve characters that tell this file from any other">Checking code</Trans>
            </p>
            <p className={styles['code-value']}>{code}</p>
          </div>
          <CopyButton text={code} label={t`checking code`} />
          <p className={styles['code-hint']}>
            <Trans>Write it down: with it, anyone can tell this file from a changed one.</Trans>
          </p>
        </div>
      )}
      <output className={styles['result']}>
        {outcome === 'shared' && (
          <Notice kind="success">
            <Trans>The file was handed to the app you chose.</Trans>
          </Notice>
        )}
        {outcome === 'cancelled' && (
          <Notice kind="info">
            <Trans>Nothing was shared.</Trans>
          </Notice>
        )}
        {outcome === 'failed' && (
          <Notice kind="warning">
            <Trans>Sharing did not work here. Save the file instead.</Trans>
          </Notice>
        )}
        {outcome === 'download-started' && (
          <Notice kind="info">
            <Trans>
              The download has started. If no file appears on your phone, open this page in the phone’s own browser and
              try there.
            </Trans>
          </Notice>
        )}
      </output>
      <div className={styles['ways']}>
        {isSavable && (
          <Button block onClick={save}>
            <Trans comment="Button: saves the file for a dispute">Save the file</Trans>
          </Button>
        )}
        {isShareable && (
          <Button block variant={isSavable ? 'secondary' : 'primary'} onClick={() => void share()}>
            <Trans comment="Button: hands the file for a dispute to another app">Share the file</Trans>
          </Button>
        )}
        {!isSavable && !isShareable && (
          <Notice
            kind="warning"
            title={t`This browser can neither save nor share files`}
            action={<CopyButton text={text} label={t`content of the file`} />}
          >
            <Trans>Copy its content, paste it into an empty text file, and give that a name ending in .html.</Trans>
          </Notice>
        )}
      </div>
    </>
  );
}
