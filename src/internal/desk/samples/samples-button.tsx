import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { WriteOutcome } from '@/storage/store';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/toast';
import type { Imported } from '../import/import-messages';
import { loadSamples } from './load-samples';

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
