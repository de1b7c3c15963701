import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '@/features/legal/privacy/privacy-screen';

/** The privacy policy (specification section 2). Prerendered. */
export const Route = createFileRoute('/privacyPolicy')({
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('legal'),
  component: PrivacyScreen,
});
