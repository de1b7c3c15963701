import { createFileRoute } from '@tanstack/react-router';
import { AboutUsScreen } from '@/features/legal/about-us-screen';
import { pageOptions } from '@/platform/page-options';

/** About us (specification section 2). Prerendered. */
export const Route = createFileRoute('/aboutUs')({
  ...pageOptions({ inputs: [], catalogs: ['legal'], prerender: 'whole' }),
  component: AboutUsScreen,
});
