import type { MessageDescriptor } from '@lingui/core';
import { Plural, msg, useLingui } from '@lingui/macro';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/toast';
import { FilePicker } from '../../file-picker';
import { useDesk } from '../desk';
import { StatePill, wholeState } from '../dispute/dispute-cards';
import { importFile } from '../import/import-file';
import { ImportError, type ImportProblem, type PlainProblem } from '../import/import-messages';
import type { Library } from '../library/use-library';
import type { ImportedDispute } from '../storage/support-disputes';
import staff from '../../staff.module.css';
import styles from '../desk.module.css';

const sentences: Record<PlainProblem, MessageDescriptor> = {
  empty: msg`The file is empty.`,
  'not-json': msg`The file is not valid JSON. It may have been cut off on the way.`,
  'wrong-format': msg`This is neither a file of chat conversations nor a dispute file.`,
  'no-sessions': msg`The file contains no conversations.`,
  unreadable: msg`The browser could not read the file. Try to select it again.`,
};

/** @returns one sentence: the problem of the file, and its position */
function describeProblem(problem: ImportProblem): MessageDescriptor {
  if (problem.kind === 'too-large') {
    const size = String(Math.ceil((problem.bytes / 1024 / 1024) * 10) / 10);
    return msg`The file has ${size} MB. The limit is 20 MB.`;
  }
  if (problem.kind === 'newer-version')
    return msg`The file was written by a newer version of this tool (version ${problem.version}).`;
  if (problem.kind === 'bad-session')
    return msg`Conversation ${problem.session} is broken: the field “${problem.field}” does not fit.`;
  if (problem.kind === 'double-id')
    return msg`Conversation ${problem.session} has the same id as another one in the file.`;
  if (problem.kind === 'no-start')
    return msg`Conversation ${problem.session} is broken: its first event is not its start.`;
  if (problem.kind === 'too-long')
    return msg`Conversation ${problem.session} is broken: a text or a list in it is too long.`;
  if (problem.kind === 'other-order')
    return msg`Conversation ${problem.session} is broken: its loan is not the loan of its events.`;
  if (problem.kind !== 'bad-event') return sentences[problem.kind];
  return problem.type === ''
    ? msg`Conversation ${problem.session}, event ${problem.event}: this is no event.`
    : msg`Conversation ${problem.session}, event ${problem.event} (“${problem.type}”): the field “${problem.field}” does not fit.`;
}

type ImportState =
  | { phase: 'idle' | 'reading' }
  | { phase: 'refused'; problem: ImportProblem }
  | { phase: 'done'; count: number; added: Awaited<ReturnType<Library['add']>>; dispute: ImportedDispute | null };

/** Imports one file at a time; another one during that time is ignored. */
function useImport(): { state: ImportState; take: (file: Blob) => void } {
  const { add } = useDesk();
  const [state, setState] = useState<ImportState>({ phase: 'idle' });
  const isReading = useRef(false);

  async function read(file: Blob): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    setState({ phase: 'reading' });
    try {
      const imported = await importFile(file);
      const { sessions, dispute } = imported;
      const added = await add(imported);
      setState({ phase: 'done', count: sessions.length - added.existing, added, dispute });
    } catch (error) {
      setState({ phase: 'refused', problem: error instanceof ImportError ? error.problem : { kind: 'unreadable' } });
    } finally {
      isReading.current = false;
    }
  }

  return { state, take: (file) => void read(file) };
}

function ImportResult({ state }: { state: ImportState }) {
  const { t } = useLingui();
  return (
    <output className={styles.result}>
      {state.phase === 'refused' && (
        <Notice kind="error" title={t`The file was not imported`}>
          {t(describeProblem(state.problem))}
        </Notice>
      )}
      {state.phase === 'done' && (
        <Notice kind={state.added.kept === 'saved' && state.added.differing === 0 ? 'success' : 'warning'}>
          {state.dispute && (
            <p>
              {t`The dispute file was imported and checked.`} <StatePill {...wholeState(state.dispute)} />
            </p>
          )}
          {(state.count > 0 || state.added.existing === 0) && (
            <p>
              <Plural value={state.count} one="# conversation was imported." other="# conversations were imported." />
            </p>
          )}
          {state.added.existing > 0 && (
            <p>
              <Plural
                value={state.added.existing}
                one="# conversation was in the list already."
                other="# conversations were in the list already."
              />
            </p>
          )}
          {state.added.differing > 0 && (
            <p>
              <Plural
                value={state.added.differing}
                one="# conversation differs from an earlier import. The list has both."
                other="# conversations differ from earlier imports. The list has both of each."
              />
            </p>
          )}
          {state.added.kept !== 'saved' && (
            <p>{t`This device cannot keep them: they are gone when the page is closed.`}</p>
          )}
          {state.added.notesKept === 'full' && (
            <p>{t`The notes of the file were not imported: this device has no room for them.`}</p>
          )}
        </Notice>
      )}
    </output>
  );
}

/** Imports conversations: a chosen or dropped file, or pasted text. */
export function ImportPanel() {
  const { t } = useLingui();
  const pasteId = useId();
  const [isOver, setIsOver] = useState(false);
  const { state, take } = useImport();
  const isReading = state.phase === 'reading';

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
        className={cx('stack-3', styles.zone, isOver && styles.over)}
        onDragOver={drag}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon name="download" size={28} />
        <p className="hint">{t`Drop a conversation or dispute file here, up to 20 MB.`}</p>
        <FilePicker accept=".json,.txt,.html,.htm,application/json,text/html" onFile={take}>
          {isReading ? t`Reading…` : t`Choose a file`}
        </FilePicker>
        <output className="sr-only">{isReading && t`Reading…`}</output>
        <label htmlFor={pasteId} className="sr-only">
          {t`Paste the content of a file`}
        </label>
        <textarea
          id={pasteId}
          className={staff['select']}
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

/** The sample files, exports of the demo, loaded on demand. */
const sampleFiles = () =>
  Promise.all([
    import('../samples/before.json?raw'),
    import('../samples/conversations.json?raw'),
    import('../samples/dispute-indonesia.html?raw'),
    import('../samples/dispute-india.html?raw'),
  ]);

/** Imports a dozen recorded conversations and two dispute files, like picked files. */
export function SamplesButton() {
  const { t } = useLingui();
  const { add } = useDesk();
  const toasts = useToast();
  const [isLoading, setIsLoading] = useState(false);

  async function load(): Promise<void> {
    setIsLoading(true);
    try {
      for (const file of await sampleFiles()) await add(await importFile(new Blob([file.default])));
    } catch {
      toasts.show(t`The samples could not be loaded. Try again.`);
    }
    setIsLoading(false);
  }

  return (
    <Button variant="secondary" busy={isLoading} busyLabel={t`Loading…`} onClick={() => void load()}>
      {t`Load the samples`}
    </Button>
  );
}
