import { createFileRoute } from '@tanstack/react-router';
import { PolicyScreen } from '@/features/site/pages/policy-screen';

/** The privacy policy on the official site (specification section 2). Prerendered. */
export const Route = createFileRoute('/Policy')({
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('site'),
  component: PolicyScreen,
});
