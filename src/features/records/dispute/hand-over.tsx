import { Trans, useLingui } from '@lingui/macro';
import { CopyButton } from '@/ui/copy-button';
import { FileActions } from '@/ui/file-actions';
import { fileResults } from '@/ui/file-results/file-results';
import { Notice } from '@/ui/notice';
import type { MadeFile } from './make-file';
import styles from './dispute-sheet.module.css';

/** The file's checking code, and the ways out that work here. */
export function HandOver({ made: { file, text, code } }: { made: MadeFile }) {
  const { t } = useLingui();
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
      <FileActions
        makeFile={() => file}
        first="save"
        saveLabel={<Trans comment="Button: saves the file for a dispute">Save the file</Trans>}
        shareLabel={<Trans comment="Button: hands the file for a dispute to another app">Share the file</Trans>}
        results={fileResults}
        otherwise={
          <Notice
            kind="warning"
            title={t`This browser can neither save nor share files`}
            action={<CopyButton text={text} label={t`content of the file`} />}
          >
            <Trans>Copy its content, paste it into an empty text file, and give that a name ending in .html.</Trans>
          </Notice>
        }
      />
    </>
  );
}
