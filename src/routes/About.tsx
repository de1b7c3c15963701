import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '@/features/site/pages/about-screen';
import { pageOptions } from '@/services/page-options';

/** The company (specification section 2). Prerendered. */
export const Route = createFileRoute('/About')({
  ...pageOptions({ inputs: [], catalogs: ['site'], prerender: 'whole' }),
  component: AboutScreen,
});
