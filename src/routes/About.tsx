import { createFileRoute } from '@tanstack/react-router';
import { Trust } from '@/features/site/offer-sections';
import { SitePage } from '@/features/site/site-page';
import { pageOptions } from '@/platform/page-options';

/** The company (specification section 2). Prerendered. */
export const Route = createFileRoute('/About')({
  ...pageOptions({ inputs: [], catalogs: ['site'], prerender: 'whole' }),
  component: () => <SitePage name="site/about" after={{ figures: <Trust /> }} />,
});
