import { useState } from 'react';
import { useServices } from '@/services/services';
import { lazyPart } from '@/ui/lazy-part';
import type { InsightQueries, OrderKey } from './insight-queries';

type Props = { orderKey: OrderKey; queries: InsightQueries };

/** What explains a loan, fetched with its words once the page it stands on is drawn. */
export function LateLoanInsights({ orderKey, queries }: Props) {
  const { locale } = useServices();
  const [Part] = useState(() => lazyPart<Props>(() => Promise.all([import('./loan-insights'), locale.enter('insights')]).then(([part]) => part.LoanInsights)));
  return <Part orderKey={orderKey} queries={queries} />;
}
