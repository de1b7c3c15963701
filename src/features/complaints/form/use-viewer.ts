import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useToast } from '@/ui/toast';
import type { ImageViewer } from '../viewer/image-viewer';

/**
 * The picture viewer, whose code comes with the first picture that is opened. Without a network it cannot come: that is
 * told, and must not take the form down.
 * @param onFailure called when it did not come
 */
export function useViewer(onFailure: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const [viewer, setViewer] = useState<typeof ImageViewer | null>(null);

  function load(): void {
    if (viewer) return;
    import('../viewer/image-viewer')
      // A part that could not be fetched arrives as nothing (src/pwa/missing-chunks.ts): taking it apart throws.
      .then(({ ImageViewer: loaded }) => setViewer(() => loaded))
      .catch(() => {
        toast.show(t`The picture cannot be shown larger right now. Check your connection.`, { kind: 'error' });
        onFailure();
      });
  }

  return { Viewer: viewer, load };
}
