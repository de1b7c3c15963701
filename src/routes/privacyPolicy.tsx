import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '@/features/legal/privacy/privacy-screen';
import { pageOptions } from '@/services/page-options';

/** The privacy policy (specification section 2). Prerendered. */
export const Route = createFileRoute('/privacyPolicy')({
  ...pageOptions({ inputs: [], catalogs: ['legal'], prerender: 'whole' }),
  component: PrivacyScreen,
});
