import { createFileRoute } from '@tanstack/react-router';
import { AboutUsScreen } from '@/features/legal/about/about-us-screen';

/** About us (specification section 2). Prerendered. */
export const Route = createFileRoute('/aboutUs')({
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('legal'),
  component: AboutUsScreen,
});
