import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '@/features/site/pages/about-screen';

/** The company (specification section 2). Prerendered. */
export const Route = createFileRoute('/About')({
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('site'),
  component: AboutScreen,
});
