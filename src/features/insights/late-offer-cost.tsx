import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useServices } from '@/services/services';
import type { OfferQuery } from './insight-queries';
import { OfferCostSkeleton } from './offer-cost-skeleton';

type Props = { query: OfferQuery };

function Nothing() {
  return null;
}

/** What an offer costs. Its code comes beside the page; until then its place is kept, so that nothing jumps. */
export function LateOfferCost({ query }: Props) {
  const { locale } = useServices();
  const [Part] = useState(() =>
    lazy<ComponentType<Props>>(() =>
      Promise.all([import('./key-facts/offer-cost'), locale.enter('insights')]).then(
        ([part]) => ({ default: part.OfferCost }),
        () => ({ default: Nothing }),
      ),
    ),
  );
  return (
    <Suspense fallback={<OfferCostSkeleton />}>
      <Part query={query} />
    </Suspense>
  );
}
