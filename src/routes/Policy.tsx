import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '@/platform/page-options';
import { SiteText } from './-site-text';

/** The privacy policy on the official site (decision 18, sandboxed frames). Prerendered. */
export const Route = createFileRoute('/Policy')({
  ...pageOptions({ inputs: [], catalogs: ['site', 'legal'], prerender: 'whole' }),
  component: () => <SiteText name="legal/privacy-policy" />,
});
