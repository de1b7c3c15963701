import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { WriteOutcome } from '@/platform/storage/store';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/toast';
import { importFile } from '../import/import-file';
import type { Imported } from '../import/import-messages';

type Props = { onImport: (imported: Imported) => Promise<WriteOutcome> };

/** One tap puts a dozen recorded conversations and two dispute files into the list. */
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

/** The sample files, fetched when they are asked for. Recorded by tests/samples. */
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
 * Reads the samples in the same way as a file that was picked.
 * @throws ImportError as every import does
 */
async function loadSamples(): Promise<Imported[]> {
  const imported: Imported[] = [];
  for (const text of await sampleFiles()) imported.push(await importFile(new Blob([text])));
  return imported;
}
