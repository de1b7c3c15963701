import { useState } from 'react';
import { useServices } from '@/services/services';
import { lazyPart } from '@/ui/lazy-part';
import type { InsightQueries, OrderKey } from './insight-queries';
import type { WhatIfLinks } from './what-if/what-if';

type Props = { orderKey: OrderKey; queries: InsightQueries; links: WhatIfLinks };

/** What explains a loan, fetched with its words once the page it stands on is drawn. */
export function LateLoanInsights(props: Props) {
  const { locale } = useServices();
  const [Part] = useState(() => lazyPart<Props>(() => Promise.all([import('./loan-insights'), locale.enter('insights')]).then(([part]) => part.LoanInsights)));
  return <Part {...props} />;
}
