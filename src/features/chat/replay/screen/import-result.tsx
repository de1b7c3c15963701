import { Plural, Trans, useLingui } from '@lingui/macro';
import { Notice } from '@/ui/notice';
import { wholeState } from '../dispute/dispute-list';
import { StatePill } from '../dispute/state-pill';
import { describeProblem } from '../words/problem-words';
import styles from './import-result.module.css';
import type { ImportState } from './use-import';

/** What became of the last import: how many came in and where they are kept, or why the file was refused. */
export function ImportResult({ state }: { state: ImportState }) {
  const { t } = useLingui();
  return (
    <output className={styles['result']}>
      {state.phase === 'refused' && (
        <Notice kind="error" title={t`The file was not imported`}>
          {t(describeProblem(state.problem))}
        </Notice>
      )}
      {state.phase === 'done' && (
        <Notice kind={state.kept === 'saved' ? 'success' : 'warning'}>
          {state.dispute && (
            <p>
              <Trans>The dispute file was imported and checked.</Trans> <StatePill {...wholeState(state.dispute)} />
            </p>
          )}
          <p>
            <Plural value={state.count} one="# conversation was imported." other="# conversations were imported." />
          </p>
          {state.kept !== 'saved' && (
            <p>
              {state.kept === 'page' ? (
                <Trans>They are too large to be kept on this device and are gone when the page is closed.</Trans>
              ) : (
                <Trans>This device cannot keep them: they are gone when the page is closed.</Trans>
              )}
            </p>
          )}
        </Notice>
      )}
    </output>
  );
}
