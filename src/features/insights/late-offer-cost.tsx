import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { LocaleStore } from '@/i18n/locale-store';
import { useServices } from '@/services/services';
import type { OfferQuery } from './insight-queries';
import { OfferCostSkeleton } from './offer-cost-skeleton';

type Props = { query: OfferQuery };

function Nothing() {
  return null;
}

/** Fetches the part with its words; asked for again, it is there. */
async function load(locale: LocaleStore): Promise<{ default: ComponentType<Props> }> {
  try {
    const [part] = await Promise.all([import('./key-facts/offer-cost'), locale.enter('insights')]);
    return { default: part.OfferCost };
  } catch {
    return { default: Nothing };
  }
}

/** Begins to fetch the part while the offer itself is still on its way. */
export function usePreloadOfferCost(): void {
  const { locale } = useServices();
  useEffect(() => void load(locale), [locale]);
}

/** What an offer costs. Its code comes beside the page; until then its place is kept, so that nothing jumps. */
export function LateOfferCost({ query }: Props) {
  const { locale } = useServices();
  const [Part] = useState(() => lazy(() => load(locale)));
  return (
    <Suspense fallback={<OfferCostSkeleton />}>
      <Part query={query} />
    </Suspense>
  );
}
