import { useMemo } from 'react';
import { useServices } from '@/services/services';
import { lazyPart } from '@/ui/lazy-part';
import type { DueStripProps } from './due-strip';

/** What helps to have the money in time, fetched with its words once the amount is on screen. */
export function LateDueStrip(props: DueStripProps) {
  const { locale } = useServices();
  const Part = useMemo(() => lazyPart<DueStripProps>(() => Promise.all([import('./due-strip'), locale.enter('insights')]).then(([part]) => part.DueStrip)), [locale]);
  return <Part {...props} />;
}
