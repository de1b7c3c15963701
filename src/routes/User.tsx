import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '@/platform/page-options';
import { SiteText } from './-site-text';

/** The user agreement on the official site (specification section 2). Prerendered. */
export const Route = createFileRoute('/User')({
  ...pageOptions({ inputs: [], catalogs: ['site', 'legal'], prerender: 'whole' }),
  component: () => <SiteText name="legal/user-agreement" />,
});
