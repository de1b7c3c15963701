import { createFileRoute } from '@tanstack/react-router';
import { OfferFacts } from '@/features/site/offer-sections';
import { SitePage } from '@/features/site/site-page';
import { pageOptions } from '@/platform/page-options';

/** Our loans, borrowers and terms (specification sections 1, 2 and 9). Prerendered. */
export const Route = createFileRoute('/Loan')({
  ...pageOptions({ inputs: [], catalogs: ['site'], prerender: 'whole' }),
  component: () => (
    <SitePage
      name="site/loans"
      parts={{
        'offer-indonesia': <OfferFacts market="indonesia" />,
        'offer-india': <OfferFacts market="india" />,
      }}
    />
  ),
});
