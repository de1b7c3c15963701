import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { WriteOutcome } from '@/platform/storage/store';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/toast';
import { importFile } from '../import/import-file';
import type { Imported } from '../import/import-messages';

type Props = { onImport: (imported: Imported) => Promise<WriteOutcome> };

/** Adds a dozen recorded conversations and two dispute files to the list. */
export function SamplesButton({ onImport }: Props) {
  const { t } = useLingui();
  const toasts = useToast();
  const [isLoading, setIsLoading] = useState(false);

  async function load(): Promise<void> {
    setIsLoading(true);
    try {
      for (const imported of await loadSamples()) await onImport(imported);
    } catch {
      toasts.show(t`The samples could not be loaded. Try again.`);
    }
    setIsLoading(false);
  }

  return (
    <Button variant="secondary" busy={isLoading} busyLabel={t`Loading…`} onClick={() => void load()}>
      <Trans>Load the samples</Trans>
    </Button>
  );
}

/** The sample files, loaded on demand. tests/samples records them. */
async function sampleFiles(): Promise<string[]> {
  const files = await Promise.all([
    import('./before.json?raw'),
    import('./conversations.json?raw'),
    import('./dispute-indonesia.html?raw'),
    import('./dispute-india.html?raw'),
  ]);
  return files.map((file) => file.default);
}

/**
 * Imports the samples like picked files.
 * @throws ImportError like every import
 */
async function loadSamples(): Promise<Imported[]> {
  const imported: Imported[] = [];
  for (const text of await sampleFiles()) imported.push(await importFile(new Blob([text])));
  return imported;
}
