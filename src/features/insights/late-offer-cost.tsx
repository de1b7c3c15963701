import { useEffect, useState } from 'react';
import { useServices } from '@/services/services';
import type { OfferQuery } from './insight-queries';
import { OfferCostSkeleton } from './offer-cost-skeleton';

type Part = typeof import('./key-facts/offer-cost');

/** The code of an offer's costs with its words: `missing` when it did not come. */
export type OfferCostPart = Part | 'waiting' | 'missing';

/** Fetches what explains an offer's costs while the offer itself is still on its way. */
export function useOfferCostPart(): OfferCostPart {
  const { locale } = useServices();
  const [part, setPart] = useState<OfferCostPart>('waiting');
  useEffect(() => {
    let isOver = false;
    Promise.all([import('./key-facts/offer-cost'), locale.enter('insights')]).then(
      // A part that could not be fetched arrives as nothing (src/pwa/missing-chunks.ts).
      ([loaded]: [Part | undefined, void]) => !isOver && setPart(loaded ?? 'missing'),
      () => !isOver && setPart('missing'),
    );
    return () => {
      isOver = true;
    };
  }, [locale]);
  return part;
}

type Props = { part: OfferCostPart; query: OfferQuery };

/** What an offer costs. Until its code is there its place is kept, so that nothing jumps. */
export function LateOfferCost({ part, query }: Props) {
  if (part === 'waiting') return <OfferCostSkeleton />;
  return part === 'missing' ? null : <part.OfferCost query={query} />;
}
