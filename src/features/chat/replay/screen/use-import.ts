import { useRef, useState } from 'react';
import { importFile } from '../import/import-file';
import { ImportError, type ImportProblem } from '../import/import-problem';
import type { ImportedDispute } from '../import/support-disputes';
import type { KeptWhere } from '../import/support-sessions';
import type { Library } from '../library/use-library';

export type ImportState =
  | { phase: 'idle' | 'reading' }
  | { phase: 'refused'; problem: ImportProblem }
  | { phase: 'done'; count: number; kept: KeptWhere; dispute: ImportedDispute | null };

/** Takes in one file at a time; what comes while another is being read is left. */
export function useImport(onImport: Library['add']): { state: ImportState; take: (file: Blob) => void } {
  const [state, setState] = useState<ImportState>({ phase: 'idle' });
  const isReading = useRef(false);

  async function read(file: Blob): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    setState({ phase: 'reading' });
    try {
      const imported = await importFile(file);
      setState({
        phase: 'done',
        count: imported.conversations.length,
        kept: await onImport(imported),
        dispute: imported.dispute,
      });
    } catch (error) {
      setState({ phase: 'refused', problem: error instanceof ImportError ? error.problem : { kind: 'unreadable' } });
    } finally {
      isReading.current = false;
    }
  }

  return { state, take: (file) => void read(file) };
}
