import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '@/features/legal/privacy/privacy-screen';
import { pageOptions } from '@/services/page-options';
import { reportSetting } from './-report-choice';

/** The privacy policy (specification section 2). Prerendered. */
export const Route = createFileRoute('/privacyPolicy')({
  ...pageOptions({ inputs: [], catalogs: ['legal'], prerender: 'whole' }),
  component: PrivacyPage,
});

function PrivacyPage() {
  return <PrivacyScreen {...reportSetting} />;
}
