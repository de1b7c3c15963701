import { createFileRoute } from '@tanstack/react-router';
import { PolicyScreen } from '@/features/site/policy-screen';
import { pageOptions } from '@/platform/page-options';

/** The privacy policy on the official site (specification section 2). Prerendered. */
export const Route = createFileRoute('/Policy')({
  ...pageOptions({ inputs: [], catalogs: ['site'], prerender: 'whole' }),
  component: PolicyScreen,
});
