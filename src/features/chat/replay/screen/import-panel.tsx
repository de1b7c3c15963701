import { Trans, useLingui } from '@lingui/macro';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { Library } from '../library/use-library';
import { ImportResult } from './import-result';
import styles from './import-panel.module.css';
import { useImport } from './use-import';

type Props = { onImport: Library['add'] };

/** Takes in conversations: a file chosen, dropped, or its text pasted. */
export function ImportPanel({ onImport }: Props) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const pasteId = useId();
  const [isOver, setIsOver] = useState(false);
  const { state, take } = useImport(onImport);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  }

  function drag(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const [file] = event.clipboardData.files;
    take(file ?? new Blob([event.clipboardData.getData('text/plain')]));
  }

  return (
    <Card title={t`Import`}>
      <div
        className={cx(styles['zone'], isOver && styles['over'])}
        onDragOver={drag}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon name="download" size={28} />
        <p className={styles['hint']}>
          <Trans>Drop a conversation or dispute file here, up to 20 MB.</Trans>
        </p>
        <Button
          variant="secondary"
          busy={state.phase === 'reading'}
          busyLabel={t`Reading…`}
          onClick={() => picker.current?.click()}
        >
          <Trans>Choose a file</Trans>
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".json,.txt,.html,.htm,application/json,text/html"
          aria-label={t`Conversation file`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) take(file);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
        <label htmlFor={pasteId} className="sr-only">
          {t`Paste the content of a file`}
        </label>
        <textarea
          id={pasteId}
          className={styles['paste']}
          rows={1}
          placeholder={t`or paste its content here`}
          value=""
          onPaste={paste}
          onChange={(event) => event.target.value.length > 1 && take(new Blob([event.target.value]))}
        />
      </div>
      <ImportResult state={state} />
    </Card>
  );
}
