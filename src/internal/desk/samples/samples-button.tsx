import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/toast';
import { useDesk } from '../desk';
import { importFile } from '../import/import-file';

/** The sample files, loaded on demand. tests/samples records them. */
const sampleFiles = () =>
  Promise.all([
    import('./before.json?raw'),
    import('./conversations.json?raw'),
    import('./dispute-indonesia.html?raw'),
    import('./dispute-india.html?raw'),
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
      <Trans>Load the samples</Trans>
    </Button>
  );
}
