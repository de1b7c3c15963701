import { useEffect, useState, type ComponentType } from 'react';
import { useServices } from '@/services/services';
import type { SaveDisputeProps } from './save-dispute-props';

/** `SaveDispute`, whose code and words come once the page stands: the page can do without. Until then nothing is there. */
export function LateSaveDispute(props: SaveDisputeProps) {
  const { locale } = useServices();
  const [part, setPart] = useState<{ SaveDispute: ComponentType<SaveDisputeProps> } | null>(null);

  useEffect(() => {
    let isOver = false;
    Promise.all([import('./save-dispute'), locale.enter('records')])
      // A part that could not be fetched arrives as nothing (src/pwa/missing-chunks.ts): taking it apart throws.
      .then(([{ SaveDispute }]) => !isOver && setPart({ SaveDispute }))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [locale]);

  return part && <part.SaveDispute {...props} />;
}
